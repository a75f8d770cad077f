import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { Link } from '../ui/show/link.tsx';
import type { Column } from '../ui/table/column.ts';
import { DatangBar } from './datang-bar.tsx';
import { KeadaanPantauanChip } from './keadaan-pantauan-chip.tsx';
import classes from './pantauan/pantauan.module.css';
import { SebabList } from './sebab-list.tsx';

/** What is watched, by its own clock; with the tenant's name where there are several. */
export const pantauanColumns = (withTenant: boolean): Column<Pantauan>[] => [
  {
    key: 'nama',
    header: 'Instansi',
    cell: ({ organisasi_id, nama, nama_tenant }) => (
      <span className={classes['nama']}>
        <Link href={hrefTo('home', { organisasi_id })}>{nama}</Link>
        {withTenant && <small>{nama_tenant}</small>}
      </span>
    ),
  },
  {
    key: 'keadaan',
    header: 'Keadaan',
    card: 'corner',
    cell: ({ keadaan }) => <KeadaanPantauanChip keadaan={keadaan} />,
  },
  { key: 'datang', header: 'Sudah datang', cell: (row) => <DatangBar pantauan={row} /> },
  { key: 'sebab', header: 'Sebab', wrap: true, cell: (row) => <SebabList pantauan={row} /> },
  {
    key: 'terakhir',
    header: 'Presensi terakhir',
    align: 'end',
    cell: ({ hari_ini, pukul }) => (
      <span title={`Jam setempat ${pukul}`}>{hari_ini.terakhir ?? 'Belum ada hari ini'}</span>
    ),
  },
];
