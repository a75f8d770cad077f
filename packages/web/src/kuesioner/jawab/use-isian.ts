import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { ConnectionError } from '../../kit/failure/connection-error.ts';
import { isianTersimpan, mergeIsian } from './isian-tersimpan.ts';

type Siapa = { organisasi_id: number; kuesioner_id: number; user_id: number };

/** A questionnaire with what was filled in so far, on whichever device; without a connection, as this device knows it. */
export function useIsian(siapa: Siapa) {
  const { organisasi_id, kuesioner_id } = siapa;
  const query = useQuery({
    ...api.jawabKuesioner.getIsianKuesioner.query({ organisasi_id, kuesioner_id }, { errors: 'caller' }),
    // The draft changes without this page: what an earlier visit knew of it is old.
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const tersimpan = isianTersimpan.read(siapa);
  const isian = query.data ?? (query.error instanceof ConnectionError ? tersimpan?.isian : undefined);
  return {
    isian,
    awal: query.data ? mergeIsian(query.data, tersimpan) : (tersimpan?.jawaban ?? []),
    error: query.error,
    refetch: query.refetch,
  };
}
