import type { UseQueryResult } from '@tanstack/react-query';
import { use, useRef, type ReactNode } from 'react';
import { formatTanggal } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/show/card.tsx';
import { PictureButton } from '../../ui/avatar/picture-button.tsx';
import { MilikGambar } from './milik-gambar.ts';

type Masa = { from: string; to: string };

type Props<Data> = {
  title: string;
  subtitle?: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** One chart: waiting, failed, with nothing to show, or drawn; drawn it can be taken along as a picture. */
export function AnalitikCard<Data extends Masa>({ title, subtitle, query, isEmpty, children }: Props<Data>) {
  const { data, error, refetch } = query;
  const card = useRef<HTMLDivElement>(null);
  const milik = use(MilikGambar);
  const today = useToday();
  const isDrawn = data !== undefined && !isEmpty(data);
  return (
    <div ref={card}>
      <Card
        title={title}
        {...(subtitle !== undefined && { subtitle })}
        {...(isDrawn && {
          actions: <PictureButton of={card} nama={title} keterangan={sebutGambar(milik, data, today)} />,
        })}
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

const sebutGambar = (milik: string, { from, to }: Masa, today: string) =>
  `${milik} · ${formatTanggal(from)} sampai ${formatTanggal(to)} · dibuat ${formatTanggal(today)}`;
