import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { hrefTo } from '../../base/links/href-to.ts';
import { useSession } from '../../base/session/use-session.ts';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { FILTER_LAPORAN, toLaporanInput } from '../dasar/filter-laporan.ts';
import classes from '../dasar/laporan.module.css';
import { REKAP_COLUMNS } from './rekap-columns.tsx';
import { RekapTable } from './rekap-table.tsx';
import { RekapTabs } from './rekap-tabs.tsx';
import { toSortRekap } from './to-sort-rekap.ts';

const FILTER = { ...FILTER_LAPORAN, sort: 'nama' };

/** The history of a span in sums, and printed day by day. */
export function RekapRiwayat({ organisasi_id }: { organisasi_id: number }) {
  const organisasi = useSession()?.organisasi;
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
            href: hrefTo('riwayatKehadiran', { organisasi_id }),
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
      <RekapTabs organisasi_id={organisasi_id} current="riwayat" filters={filters} />
      <RekapTable
        organisasi_id={organisasi_id}
        label="Rekap riwayat"
        columns={REKAP_COLUMNS}
        query={query}
        filters={filters}
        onChange={change}
      />
    </div>
  );
}
