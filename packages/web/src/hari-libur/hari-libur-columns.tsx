import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Column } from '../ui/table/column.ts';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { JenisHariLiburChip } from './jenis-hari-libur-chip.tsx';
import { sebutTanggalLibur } from './sebut-tanggal-libur.ts';

export const HARI_LIBUR_COLUMNS: Column<HariLibur>[] = [
  { key: 'nama', header: 'Hari libur', sortable: true, cell: ({ nama }) => <strong>{nama}</strong> },
  { key: 'tgl_mulai', header: 'Tanggal', sortable: true, cell: sebutTanggalLibur },
  {
    key: 'jenis',
    header: 'Jenis',
    sortable: true,
    card: 'corner',
    cell: ({ jenis }) => <JenisHariLiburChip jenis={jenis} />,
  },
  {
    key: 'status',
    header: 'Status',
    sortable: true,
    cell: ({ status }) =>
      status === STATUS_RECORD.aktif ? (
        <StatusChip tone="green" label="Aktif" />
      ) : (
        <StatusChip tone="grey" label="Tidak aktif" />
      ),
  },
];
