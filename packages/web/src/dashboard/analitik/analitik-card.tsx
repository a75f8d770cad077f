import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/show/card.tsx';
import { PictureButton } from '../../ui/avatar/picture-button.tsx';

type Props<Data> = {
  title: string;
  subtitle?: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** One chart: waiting, failed, with nothing to show, or drawn; drawn it can be taken along as a picture. */
export function AnalitikCard<Data>({ title, subtitle, query, isEmpty, children }: Props<Data>) {
  const { data, error, refetch } = query;
  const card = useRef<HTMLDivElement>(null);
  const isDrawn = data !== undefined && !isEmpty(data);
  return (
    <div ref={card}>
      <Card
        title={title}
        {...(subtitle !== undefined && { subtitle })}
        {...(isDrawn && { actions: <PictureButton of={card} nama={title} /> })}
      >
        {isDrawn ? (
          children(data)
        ) : data !== undefined ? (
          <EmptyState>Tidak ada hari yang cocok.</EmptyState>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={4} height={28} />
        )}
      </Card>
    </div>
  );
}
