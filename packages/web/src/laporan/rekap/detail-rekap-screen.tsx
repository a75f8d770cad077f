import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { useSession } from '../../base/session/use-session.ts';
import { HitungUlangSection } from '../../kehadiran/turunan/hitung-ulang-section.tsx';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FILTER_LAPORAN, toLaporanInput } from '../dasar/filter-laporan.ts';
import { KodeLegend } from './kode-legend.tsx';
import { LaporanToolbar } from '../dasar/laporan-toolbar.tsx';
import classes from '../dasar/laporan.module.css';
import { RekapDownloads } from './rekap-downloads.tsx';
import { RekapSheet } from './rekap-sheet.tsx';
import { RekapTabs } from './rekap-tabs.tsx';
import { TanpaHari } from './tanpa-hari.tsx';

const HariTerbukaSection = lazy(async () => ({
  default: (await import('../../kehadiran/hari/hari-terbuka-section.tsx')).HariTerbukaSection,
}));

type Props = { organisasi_id: number; periode_laporan_id: number };

/** Rekap day by day: a row a member, a letter a date. The periode stands in the path, any other span in the query. */
export function DetailRekapScreen({ organisasi_id, periode_laporan_id }: Props) {
  const nama = useSession()?.organisasi?.nama;
  const { filters, change } = useUrlFilters(FILTER_LAPORAN);
  const rinci = useUrlFilters({ rinci: '' });
  const isElsewhere =
    filters.bulan !== '' || filters.from !== '' || filters.to !== '' || filters.periode_laporan_id > 0;
  const chosen = isElsewhere ? filters : { ...filters, periode_laporan_id };
  const input = { organisasi_id, ...toLaporanInput(chosen) };
  const { data, error, refetch } = useQuery({
    ...api.rekap.listDetailRekap.query(input, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes['page']}>
      <PageHeader
        title="Rincian Rekap Bulanan"
        subtitle={data?.rentang.sebutan ?? ' '}
        crumbs={[
          ...(nama ? [{ label: nama, href: hrefTo('home', { organisasi_id }) }] : []),
          { label: 'Rekap Bulanan', href: hrefTo('laporan.kehadiran', { organisasi_id }) },
          { label: 'Rincian per hari' },
        ]}
        actions={<RekapDownloads input={{ ...input, jenis: 'detail' }} />}
      />
      <RekapTabs organisasi_id={organisasi_id} current="hari" filters={chosen} />
      <HitungUlangSection organisasi_id={organisasi_id} />
      <LaporanToolbar organisasi_id={organisasi_id} filters={chosen} onChange={change} />
      {data ? (
        <>
          {data.data.length > 0 ? (
            <>
              <RekapSheet
                rentang={data.rentang}
                rows={data.data}
                onOpen={({ anggota, tanggal }) => rinci.change({ rinci: `${anggota.user_id}_${tanggal}` })}
              />
              <KodeLegend />
            </>
          ) : (
            <TanpaHari />
          )}
          {data.total > 0 && <Pager label="Rincian rekap" page={data} onPage={(page) => change({ page })} />}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={10} height={40} />
      )}
      <Suspense fallback={null}>{rinci.filters.rinci && <HariTerbukaSection organisasi_id={organisasi_id} />}</Suspense>
    </div>
  );
}
