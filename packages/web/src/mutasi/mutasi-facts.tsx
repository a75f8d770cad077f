import type { MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import { LABEL_JENIS_MUTASI } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { useSebutSaat } from '../kit/zona/use-sebut-saat.ts';
import { formatTanggal } from '../kit/format/format.ts';
import { Facts } from '../ui/show/facts.tsx';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { keadaanMutasi } from './keadaan-mutasi.ts';
import { kalimatPenunggu } from './kalimat-penunggu.ts';

/** Who moves from where to where and since when, and what was done about it. */
export function MutasiFacts({ mutasi }: { mutasi: MutasiDetail }) {
  const { jenis, asal, tujuan, tgl_mulai, tgl_selesai, nip, jabatan, keterangan } = mutasi;
  const sebut = useSebutSaat();
  const penunggu = mutasi.sisi === 'asal' && mutasi.menunggu ? kalimatPenunggu(mutasi) : undefined;
  const saat = (instant: string | null, oleh: string | null) =>
    instant && [sebut(instant), oleh].filter(Boolean).join(' oleh ');
  return (
    <Facts
      facts={[
        { label: 'Status', value: <StatusChip {...keadaanMutasi(mutasi)} /> },
        ...(penunggu ? [{ label: 'Menunggu', value: penunggu, wide: true }] : []),
        { label: 'Jenis', value: LABEL_JENIS_MUTASI[jenis] },
        { label: 'NIP', value: nip },
        { label: 'Jabatan', value: jabatan },
        { label: 'Asal', value: asal, wide: true },
        ...(tujuan ? [{ label: 'Tujuan', value: tujuan, wide: true }] : []),
        { label: 'Mulai', value: formatTanggal(tgl_mulai) },
        ...(tgl_selesai ? [{ label: 'Hari terakhir', value: formatTanggal(tgl_selesai) }] : []),
        { label: 'Keterangan', value: keterangan, wide: true },
        { label: 'Dibuat', value: saat(mutasi.dibuat_pada, mutasi.pembuat), wide: true },
        { label: 'Diputuskan', value: saat(mutasi.diputuskan_pada, mutasi.pemutus), wide: true },
        ...(mutasi.keterangan_putusan
          ? [{ label: 'Keterangan putusan', value: mutasi.keterangan_putusan, wide: true }]
          : []),
        ...(mutasi.tertahan ? [{ label: 'Tertahan sebab', value: mutasi.tertahan, wide: true }] : []),
      ]}
    />
  );
}
