import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Pager, type PageInfo } from '../../ui/table/pager.tsx';

type Page<Row> = PageInfo & { data: Row[] };

type Props<Row> = {
  query: { data: Page<Row> | undefined; error: Error | null; refetch: () => unknown };
  /** What is said where nothing waits, or nothing fits. */
  kosong: string;
  /** One that is not of the list is open: it stays so. */
  isTerbuka?: boolean;
  /** What its pages are pages of. */
  label: string;
  onPage: (page: number) => void;
  children: (rows: Row[]) => ReactNode;
};

/** A queue of what somebody is to look at: loading, failed, empty, or its rows with what is open beside them. */
export function IsiAntrean<Row>({ query, kosong, isTerbuka = false, label, onPage, children }: Props<Row>) {
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  if (data.total === 0 && !isTerbuka) return <EmptyState>{kosong}</EmptyState>;
  return (
    <>
      {children(data.data)}
      {data.last_page > 1 && <Pager label={label} page={data} onPage={onPage} />}
    </>
  );
}
