import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { usePhone } from '../ui/show/use-phone.ts';
import { DataCards } from '../ui/table/data-cards.tsx';
import { DataGrid } from '../ui/table/data-grid.tsx';
import { DataSkeleton } from '../ui/table/data-skeleton.tsx';
import type { Column } from '../ui/table/column.ts';
import { useZona } from '../kit/zona/use-zona.ts';
import { sebutSaat } from './log-columns.tsx';
import classes from './log.module.css';

type Daftar = { data: BarisLog[]; berikut: string | null };
type Props = {
  query: Pick<UseQueryResult<Daftar>, 'data' | 'error' | 'refetch'>;
  columns: Column<BarisLog>[];
  openKey: number | undefined;
  /** Whether newer lines than these were left behind. */
  isLater: boolean;
  onOpen: (baris: BarisLog) => void;
  onPage: (sesudah: string) => void;
};

/** Lines of the log, the newest first; nobody counts them, so one goes on from the last. */
export function LogList({ query, columns, openKey, isLater, onOpen, onPage }: Props) {
  const zone = useZona();
  const List = usePhone() ? DataCards : DataGrid;
  const { data, error, refetch } = query;
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <DataSkeleton columns={columns.length} />
    );
  }
  if (data.data.length === 0) return <EmptyState>Tidak ada kegiatan dengan saringan ini pada tanggal itu.</EmptyState>;
  return (
    <>
      <List
        label="Log kegiatan"
        columns={columns}
        rows={data.data}
        rowKey={({ log_id }) => log_id}
        rowLabel={({ kegiatan, waktu }) => `${kegiatan}, ${sebutSaat(waktu, zone)}`}
        sort={undefined}
        onSort={undefined}
        selection={undefined}
        onOpen={onOpen}
        openKey={openKey}
        compact={false}
        whole={false}
      />
      <div className={classes['pager']}>
        {isLater && (
          <Button variant="default" onClick={() => onPage('')}>
            Kembali ke terbaru
          </Button>
        )}
        {data.berikut !== null && (
          <Button variant="default" onClick={() => onPage(data.berikut ?? '')}>
            Lebih lama
          </Button>
        )}
      </div>
    </>
  );
}
