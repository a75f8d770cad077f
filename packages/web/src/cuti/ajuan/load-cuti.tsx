import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../base/api/api.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

type Props = {
  organisasi_id: number;
  cuti_id: number;
  crumbs: { label: string; href?: string }[];
  actions?: (cuti: DetailCuti) => ReactNode;
  children: (cuti: DetailCuti) => ReactNode;
};

/** The head of a request's screen, and its body once the request is there. */
export function LoadCuti({ organisasi_id, cuti_id, crumbs, actions, children }: Props) {
  const { data: known, error, refetch } = useQuery(api.cuti.getCuti.query({ organisasi_id, cuti_id }));
  // What was read before is no answer where the request is gone since.
  const data = error instanceof ApiError && error.body.code === 404 ? undefined : known;
  return (
    <>
      <PageHeader
        title={data ? `${data.kategori} ${data.nama}` : 'Ajuan cuti'}
        crumbs={crumbs}
        actions={data && actions?.(data)}
      />
      {data ? (
        children(data)
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  );
}
