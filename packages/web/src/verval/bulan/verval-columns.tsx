import type { BarisVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { AnggotaAvatar } from '../../base/foto/anggota-avatar.tsx';
import { Saat } from '../../kit/zona/saat.tsx';
import { formatAngka } from '../../kit/format/format.ts';
import type { Column } from '../../ui/table/column.ts';
import { KATA_HAMBATAN } from './kata-hambatan.ts';
import { StatusVervalChip } from './status-verval-chip.tsx';

const sum = (of: (jumlah: BarisVerval['jumlah']) => number) => (row: BarisVerval) => formatAngka(of(row.jumlah));

export const VERVAL_COLUMNS: Column<BarisVerval>[] = [
  {
    key: 'nama',
    header: 'Anggota',
    sortable: true,
    cell: ({ anggota }) => <AnggotaAvatar anggota={anggota} detail={anggota.nip ?? anggota.nama_group} />,
  },
  { key: 'hari_kerja', header: 'Hari kerja', align: 'end', cell: sum((jumlah) => jumlah.hari_kerja) },
  { key: 'hadir', header: 'Hadir', align: 'end', cell: sum((jumlah) => jumlah.hadir) },
  { key: 'absen', header: 'Absen', align: 'end', cell: sum((jumlah) => jumlah.absen) },
  { key: 'cuti', header: 'Cuti', align: 'end', cell: sum((jumlah) => jumlah.cuti) },
  { key: 'terlambat', header: 'Terlambat', align: 'end', cell: sum((jumlah) => jumlah.terlambat) },
  {
    key: 'hambatan',
    header: 'Hambatan',
    cell: ({ hambatan }) =>
      hambatan.length === 0
        ? '—'
        : hambatan.map(({ jenis, hari }) => `${KATA_HAMBATAN[jenis].nama} (${hari})`).join(', '),
  },
  { key: 'status', header: 'Status', card: 'corner', cell: ({ status }) => <StatusVervalChip status={status} /> },
  {
    key: 'sejak',
    header: 'Sejak',
    cell: ({ dibekukan_pada, dikirim_pada, dikirim_oleh }) => {
      const pada = dikirim_pada ?? dibekukan_pada;
      if (!pada) return '—';
      return (
        <>
          <Saat pada={pada} />
          {dikirim_oleh && ` oleh ${dikirim_oleh}`}
        </>
      );
    },
  },
];
