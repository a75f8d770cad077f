import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import { LABEL_ZONA } from '@hadir/rules/waktu/zona.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { Link } from '../ui/show/link.tsx';
import type { Column } from '../ui/table/column.ts';
import { DatangBar } from './datang-bar.tsx';
import { KeadaanPantauanChip } from './keadaan-pantauan-chip.tsx';
import classes from './pantauan/pantauan.module.css';
import { SebabList } from './sebab-list.tsx';

type Options = {
  /** Names the tenant, where there are several. */
  withTenant: boolean;
  rows: readonly Pantauan[];
};

/** What is watched, by its own clock, whose zone is said where several stand below each other. */
export const pantauanColumns = ({ withTenant, rows }: Options): Column<Pantauan>[] => [
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
    cell: ({ hari_ini: { terakhir }, pukul, timezone }) => {
      const zona = rows.some((row) => row.timezone !== timezone) ? ` ${LABEL_ZONA[timezone]}` : '';
      return <span title={`Jam setempat ${pukul}`}>{terakhir ? `${terakhir}${zona}` : 'Belum ada hari ini'}</span>;
    },
  },
];
