import type { TenantBaris } from '@hadir/contract/tenant/tenant.ts';
import { formatAngka } from '../kit/format/format.ts';
import type { Column } from '../ui/table/column.ts';
import { StatusTempatChip } from './status-tempat-chip.tsx';
import { sebutKuota } from '@hadir/contract/tenant/sebut-kuota.ts';

/** Each tenant with what it has. */
export const TENANT_COLUMNS: Column<TenantBaris>[] = [
  { key: 'nama', header: 'Nama', sortable: true, wrap: true, cell: ({ nama }) => nama },
  {
    key: 'status',
    header: 'Status',
    sortable: true,
    card: 'corner',
    cell: ({ status }) => <StatusTempatChip status={status} />,
  },
  { key: 'no_reg', header: 'No reg', sortable: true, cell: ({ no_reg }) => no_reg },
  { key: 'kode_tenant', header: 'Kode', sortable: true, cell: ({ kode_tenant }) => kode_tenant },
  { key: 'jumlah_organisasi', header: 'Instansi', align: 'end', cell: (row) => formatAngka(row.jumlah_organisasi) },
  { key: 'jumlah_anggota', header: 'Orang', align: 'end', cell: (row) => formatAngka(row.jumlah_anggota) },
  { key: 'kuota', header: 'Kuota', align: 'end', cell: (row) => sebutKuota(row.kuota) },
];
