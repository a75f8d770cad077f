import type { TenantBaris } from '@hadir/contract/tenant/tenant.ts';
import { formatAngka } from '../kit/format/format.ts';
import type { Column } from '../ui/table/column.ts';
import { presentShare } from './present-share.ts';

const count = (key: keyof TenantBaris['hari_ini'], header: string): Column<TenantBaris> => ({
  key,
  header,
  align: 'end',
  cell: ({ hari_ini }) => formatAngka(hari_ini[key]),
});

/** Each tenant today. */
export const TENANT_COLUMNS: Column<TenantBaris>[] = [
  { key: 'nama', header: 'Tenant', cell: ({ nama }) => nama },
  { key: 'kehadiran', header: 'Kehadiran', align: 'end', card: 'corner', cell: (row) => presentShare(row.hari_ini) },
  {
    key: 'jumlah_organisasi',
    header: 'Instansi',
    align: 'end',
    cell: (row) => formatAngka(row.jumlah_organisasi),
  },
  { key: 'jumlah_anggota', header: 'Anggota', align: 'end', cell: (row) => formatAngka(row.jumlah_anggota) },
  count('hadir', 'Hadir'),
  count('terlambat', 'Terlambat'),
  count('terbuka', 'Belum presensi'),
  count('absen', 'Absen'),
  count('cuti', 'Cuti'),
];
