import type { AsalHari, BagianBanding } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { formatAngka, formatTanggalSingkat } from '../../kit/format/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Link } from '../../ui/show/link.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { ListQuery } from '../../ui/table/list-query.ts';
import { asalOfSort, saringOfAsal } from './asal.ts';
import classes from './analitik.module.css';
import { sebutBagian, UKURAN } from './ukuran.ts';

type Baris = BagianBanding & { asal: AsalHari };
type Props = {
  query: ListQuery<Baris>;
  /** undefined while it is loading. */
  masa: { from: string; to: string; sebelum_from: string; sebelum_to: string } | undefined;
  /** As the address has it: the same span is shown there. */
  rentang: { from: string; to: string };
  sort: string;
  onSort: (sort: string) => void;
  onPage: (page: number) => void;
};

/** The organisations side by side, the worst first; each leads into its own Analitik of the same span. */
export function AntarinstansiTable({ query, masa, rentang, sort, onSort, onPage }: Props) {
  const before = masa && `${formatTanggalSingkat(masa.sebelum_from)} – ${formatTanggalSingkat(masa.sebelum_to)}`;
  const asal = asalOfSort(sort);
  const columns: Column<Baris>[] = [
    {
      key: 'nama',
      header: 'Instansi',
      sortable: true,
      cell: ({ id, nama }) => (
        <Link className={classes['nama']} href={hrefTo('analitik', { organisasi_id: id }, rentang)}>
          {nama}
        </Link>
      ),
    },
    { key: 'wajib', header: 'Hari wajib', align: 'end', cell: ({ kini }) => formatAngka(kini.wajib) },
    ...UKURAN.map(([ukuran, label]): Column<Baris> => ({
      key: ukuran,
      header: label,
      align: 'end',
      sortable: true,
      cell: ({ kini, sebelum }) => `${sebutBagian(kini, ukuran)} (${sebutBagian(sebelum, ukuran)})`,
    })),
    ...(asal
      ? [
          {
            key: asal.nama,
            header: asal.label,
            align: 'end',
            cell: ({ id, asal: { [asal.nama]: jumlah } }) =>
              jumlah === 0 || masa === undefined ? (
                formatAngka(jumlah)
              ) : (
                <Link
                  href={hrefTo(
                    'riwayatKehadiran',
                    { organisasi_id: id },
                    { from: masa.from, to: masa.to, ...saringOfAsal(asal) },
                  )}
                >
                  {formatAngka(jumlah)}
                </Link>
              ),
          } satisfies Column<Baris>,
        ]
      : []),
  ];
  return (
    <Card
      title="Antarinstansi"
      {...(before !== undefined && {
        subtitle: `Bagian dari hari wajib (hari kerja tanpa cuti); dalam kurung pada ${before}.`,
      })}
    >
      <DataTable
        whole
        label="Antarinstansi"
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        rowLabel={({ nama }) => nama}
        sort={sort}
        onSort={onSort}
        onPage={onPage}
        empty={<EmptyState>Tidak ada hari yang cocok.</EmptyState>}
      />
    </Card>
  );
}
