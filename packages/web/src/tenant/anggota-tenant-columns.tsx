import type { AnggotaBaris } from '@hadir/contract/anggota/daftar/anggota.ts';
import { LABEL_ROLE } from '@hadir/rules/akses/label-peran.ts';
import { StatusAnggotaChip } from '../anggota/dasar/status-anggota-chip.tsx';
import type { Column } from '../ui/table/column.ts';

/** A member, looked at from above his tenant. */
export const ANGGOTA_TENANT_COLUMNS: Column<AnggotaBaris>[] = [
  { key: 'nama', header: 'Nama', sortable: true, cell: ({ nama }) => nama },
  { key: 'nip', header: 'NIP', cell: ({ nip }) => nip ?? '—' },
  { key: 'jabatan', header: 'Jabatan', sortable: true, cell: ({ jabatan }) => jabatan ?? '—' },
  { key: 'grup', header: 'Grup', sortable: true, cell: ({ grup }) => grup ?? '—' },
  {
    key: 'role',
    header: 'Peran',
    sortable: true,
    cell: ({ role }) => LABEL_ROLE[role],
  },
  {
    key: 'status',
    header: 'Status',
    sortable: true,
    card: 'corner',
    cell: ({ status }) => <StatusAnggotaChip status={status} />,
  },
];
