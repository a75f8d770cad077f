import type { TenantBaris } from '@hadir/contract/tenant/tenant.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { formatAngka } from '../kit/format/format.ts';
import { Link } from '../ui/show/link.tsx';
import type { Column } from '../ui/table/column.ts';
import { presentShare } from './present-share.ts';
import type { KeadaanRingkasan } from './ringkasan-cards.tsx';

/** A figure of a tenant leads to its organisations, those that make most of it first. */
const count = (key: KeadaanRingkasan, header: string): Column<TenantBaris> => ({
  key,
  header,
  align: 'end',
  sortable: true,
  cell: ({ tenant_id, hari_ini }) =>
    hari_ini[key] === 0 ? (
      '0'
    ) : (
      <Link href={hrefTo('dashboardTenant', {}, { tenant_id, urut: `-${key}` })}>{formatAngka(hari_ini[key])}</Link>
    ),
});

/** Each tenant today; its name leads to its own Beranda. */
export const TENANT_COLUMNS: Column<TenantBaris>[] = [
  {
    key: 'nama',
    header: 'Induk',
    sortable: true,
    cell: ({ tenant_id, nama }) => <Link href={hrefTo('dashboardTenant', {}, { tenant_id })}>{nama}</Link>,
  },
  { key: 'kehadiran', header: 'Kehadiran', align: 'end', card: 'corner', cell: (row) => presentShare(row.hari_ini) },
  {
    key: 'jumlah_organisasi',
    header: 'Instansi',
    align: 'end',
    cell: (row) => formatAngka(row.jumlah_organisasi),
  },
  { key: 'jumlah_anggota', header: 'Orang', align: 'end', cell: (row) => formatAngka(row.jumlah_anggota) },
  count('hadir', 'Hadir'),
  count('terlambat', 'Terlambat'),
  count('terbuka', 'Belum presensi'),
  count('absen', 'Absen'),
  count('cuti', 'Cuti'),
];
