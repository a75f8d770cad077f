import type { PermintaanAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import { LABEL_JENIS_AKSES } from '@hadir/contract/akses/permintaan/label-jenis-akses.ts';
import { useSebutSaat } from '../../kit/zona/use-sebut-saat.ts';
import { Facts } from '../../ui/show/facts.tsx';
import { StatusAksesChip } from './status-akses-chip.tsx';

/** All that an institution wrote, and what became of it. */
export function PermintaanFacts({ minta }: { minta: PermintaanAkses }) {
  const { jenis, nama_tenant, kode_tenant, keterangan, diputuskan_pada, nama_pemutus } = minta;
  const sebut = useSebutSaat();
  const tenant = nama_tenant ?? (kode_tenant && `${kode_tenant} (kode tidak dikenal)`);
  return (
    <Facts
      facts={[
        { label: 'Status', value: <StatusAksesChip status={minta.status} /> },
        { label: 'Meminta', value: LABEL_JENIS_AKSES[jenis] },
        ...(jenis === 'organisasi' ? [{ label: 'Di bawah induk', value: tenant, wide: true }] : []),
        { label: 'NPSN', value: minta.npsn },
        { label: 'NSM', value: minta.nsm },
        { label: 'Alamat', value: minta.alamat, wide: true },
        { label: 'Alasan', value: minta.alasan, wide: true },
        { label: 'Pemohon', value: minta.pemohon_nama },
        { label: 'Jabatan', value: minta.pemohon_jabatan },
        { label: 'Email', value: minta.pemohon_email },
        { label: 'Telepon', value: minta.pemohon_no_hp },
        { label: 'Diajukan', value: minta.diajukan_pada && sebut(minta.diajukan_pada) },
        {
          label: 'Diputuskan',
          value: diputuskan_pada && [sebut(diputuskan_pada), nama_pemutus].filter(Boolean).join(' oleh '),
        },
        ...(keterangan ? [{ label: 'Keterangan', value: keterangan, wide: true }] : []),
      ]}
    />
  );
}
