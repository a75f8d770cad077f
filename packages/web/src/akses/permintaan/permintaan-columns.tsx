import type { PermintaanAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import { LABEL_JENIS_AKSES } from '@hadir/contract/akses/permintaan/label-jenis-akses.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { StatusAksesChip } from './status-akses-chip.tsx';

export const PERMINTAAN_COLUMNS: Column<PermintaanAkses>[] = [
  { key: 'nama', header: 'Instansi', sortable: true, wrap: true, cell: ({ nama }) => nama },
  { key: 'jenis', header: 'Meminta', cell: ({ jenis }) => LABEL_JENIS_AKSES[jenis] },
  {
    key: 'npsn',
    header: 'NPSN',
    sortable: true,
    cell: ({ npsn, jumlah_serupa }) => (
      <>
        {npsn ?? '—'} {jumlah_serupa > 0 && <StatusChip tone="orange" label="Ada yang sama" />}
      </>
    ),
  },
  { key: 'pemohon', header: 'Pemohon', wrap: true, cell: ({ pemohon_nama }) => pemohon_nama },
  {
    key: 'diajukan_pada',
    header: 'Diajukan',
    sortable: true,
    cell: ({ diajukan_pada }) => (diajukan_pada ? <Saat pada={diajukan_pada} /> : '—'),
  },
  { key: 'status', header: 'Status', card: 'corner', cell: ({ status }) => <StatusAksesChip status={status} /> },
];
