import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/show/card.tsx';

type Props<Data> = {
  title: string;
  subtitle?: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** One chart: waiting, failed, with nothing to show, or drawn. */
export function AnalitikCard<Data>({ title, subtitle, query, isEmpty, children }: Props<Data>) {
  const { data, error, refetch } = query;
  return (
    <Card title={title} {...(subtitle !== undefined && { subtitle })}>
      {error && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton lines={4} height={28} />
      ) : isEmpty(data) ? (
        <EmptyState>Tidak ada hari yang cocok.</EmptyState>
      ) : (
        children(data)
      )}
    </Card>
  );
}
