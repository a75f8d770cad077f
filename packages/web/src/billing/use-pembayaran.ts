import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../base/api/api.ts';

const ASK_MS = 3_000;

/** An order by its code, asked again while money may come; once it is paid, all that the page knows is asked anew. */
export function usePembayaran(organisasi_id: number, kode_pembayaran: string) {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...api.billing.getPembayaran.query({ organisasi_id, kode_pembayaran }, { errors: 'caller', autosave: true }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'menunggu' || state.data?.status === 'ditinjau' ? ASK_MS : false,
  });
  const status = query.data?.status;
  const before = useRef(status);
  useEffect(() => {
    const isPaidNow = before.current !== undefined && before.current !== 'dibayar' && status === 'dibayar';
    before.current = status;
    if (isPaidNow) void queryClient.invalidateQueries();
  }, [status, queryClient]);
  return query;
}
