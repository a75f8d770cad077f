import { LABEL_ZONA } from '@hadir/rules/waktu/zona.ts';
import type { KonfigurasiBaris } from '@hadir/contract/organisasi/konfigurasi/konfigurasi.contract.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { SAKLAR_KEPALA, CHIP_SIMPATIKA, type Saklar } from './label-konfigurasi.ts';

const saklar = (key: Saklar): Column<KonfigurasiBaris> => ({
  key,
  header: SAKLAR_KEPALA[key],
  cell: (row) => sebutYaTidak(row[key]),
});

export const KONFIGURASI_COLUMNS: Column<KonfigurasiBaris>[] = [
  { key: 'nama', header: 'Instansi', sortable: true, wrap: true, cell: ({ nama }) => nama },
  {
    key: 'tenant',
    header: 'Induk',
    sortable: true,
    wrap: true,
    card: 'hidden',
    cell: ({ nama_tenant }) => nama_tenant,
  },
  { key: 'kode', header: 'Kode', sortable: true, cell: ({ kode_organisasi }) => kode_organisasi },
  {
    key: 'status_simpatika',
    header: 'Status Simpatika',
    sortable: true,
    card: 'corner',
    cell: ({ status_simpatika }) =>
      status_simpatika === null ? '—' : <StatusChip {...CHIP_SIMPATIKA[status_simpatika]} />,
  },
  { key: 'simpatika_id', header: 'ID Simpatika', cell: ({ simpatika_id }) => simpatika_id ?? '—' },
  { key: 'timezone', header: 'Zona', cell: ({ timezone }) => LABEL_ZONA[timezone] },
  saklar('is_leave_management_simpatika'),
  saklar('is_sinkronisasi'),
  saklar('is_blokir_finpay'),
];
