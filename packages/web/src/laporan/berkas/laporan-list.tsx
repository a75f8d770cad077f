import type { Laporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Card } from '../../ui/show/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LaporanItem } from './laporan-item.tsx';
import classes from '../../base/unduhan/unduhan.module.css';

type Props = {
  title?: string | undefined;
  query: Pick<UseQueryResult<Laporan[]>, 'data' | 'error' | 'refetch' | 'dataUpdatedAt'>;
  /** The report that is being fetched. */
  busy: string | undefined;
  onDownload: (laporan_id: string) => void;
};

/** Reports that were asked for, the latest first, with how far they are. */
export function LaporanList({ title = 'Laporan terakhir', query, busy, onDownload }: Props) {
  const { data, error, refetch, dataUpdatedAt } = query;
  return (
    <Card title={title}>
      {data ? (
        data.length > 0 ? (
          <ul className={classes['files']}>
            {data.map((laporan) => (
              <LaporanItem
                key={laporan.laporan_id}
                laporan={laporan}
                now={dataUpdatedAt}
                isBusy={busy === laporan.laporan_id}
                onDownload={() => onDownload(laporan.laporan_id)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState title="Belum ada laporan">Laporan yang dibuat tampil di sini dan dapat diunduh lagi.</EmptyState>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  );
}
