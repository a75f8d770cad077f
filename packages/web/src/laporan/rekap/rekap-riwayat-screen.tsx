import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { hrefTo } from '../../base/links/href-to.ts';
import { useSession } from '../../base/session/use-session.ts';
import { HitungUlangSection } from '../../kehadiran/turunan/hitung-ulang-section.tsx';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { FILTER_LAPORAN, toLaporanInput } from '../dasar/filter-laporan.ts';
import { LaporanToolbar } from '../dasar/laporan-toolbar.tsx';
import classes from '../dasar/laporan.module.css';
import { RekapCards } from './rekap-cards.tsx';
import { REKAP_COLUMNS } from './rekap-columns.tsx';
import { RentangField } from '../dasar/rentang-field.tsx';
import { toSortRekap } from './to-sort-rekap.ts';

const FILTER = { ...FILTER_LAPORAN, sort: 'nama' };

/** Rekap Riwayat: the history of a span in sums, to a plain user his own, and printed day by day. */
export function RekapRiwayatScreen({ organisasi_id }: { organisasi_id: number }) {
  const organisasi = useSession()?.organisasi;
  // A plain member sees himself alone: there is nothing to search, and groups and periods are not his to list.
  const isOwn = organisasi?.peran === 'user';
  const { filters, change } = useUrlFilters(FILTER);
  const { page, ...saring } = { organisasi_id, ...toLaporanInput(filters) };
  const sort = toSortRekap(filters.sort);
  const query = useQuery({
    ...api.rekap.listRekapRiwayat.query({ ...saring, page, sort }),
    placeholderData: keepPreviousData,
  });
  const print = useMutation(api.rekap.printRiwayat.save());
  return (
    <div className={classes['page']}>
      <PageHeader
        title="Rekap Riwayat"
        subtitle={query.data?.rentang.sebutan ?? ' '}
        crumbs={[
          ...(organisasi ? [{ label: organisasi.nama, href: hrefTo('home', { organisasi_id }) }] : []),
          {
            label: 'Riwayat Kehadiran',
            href: hrefTo(isOwn ? 'riwayatKehadiranUser' : 'riwayatKehadiran', { organisasi_id }),
          },
          { label: 'Rekap' },
        ]}
        actions={
          <Button
            loading={print.isPending}
            leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => print.mutate(saring)}
          >
            Cetak riwayat
          </Button>
        }
      />
      <RekapCards ringkasan={query.data?.ringkasan} />
      <HitungUlangSection organisasi_id={organisasi_id} />
      <DataTable
        label="Rekap riwayat"
        columns={REKAP_COLUMNS}
        query={query}
        rowKey={({ anggota }) => anggota.user_id}
        rowLabel={({ anggota }) => anggota.nama}
        sort={sort}
        onSort={(next) => change({ sort: next })}
        onPage={(next) => change({ page: next })}
        toolbar={
          isOwn ? (
            <RentangField value={filters} onChange={change} />
          ) : (
            <LaporanToolbar organisasi_id={organisasi_id} filters={filters} onChange={change} />
          )
        }
        empty={<EmptyState>Tidak ada hari kehadiran dalam rentang ini.</EmptyState>}
      />
    </div>
  );
}
