import { queryOptions } from '@tanstack/react-query';
import type { Pemilik } from '../base/api/pemilik.ts';
import { ApiError } from '../kit/failure/api-error.ts';
import { gangguanCalls } from './gangguan-calls.ts';

/** Whom an approval would excuse; refused where it is not the caller's to give. */
export const dampakGangguanQuery = (pemilik: Pemilik, gangguan_id: number) =>
  queryOptions({
    queryKey: ['dampak-gangguan', pemilik, gangguan_id],
    queryFn: () => gangguanCalls(pemilik).decide.call({ gangguan_id, keputusan: 'setujui', preview: true }),
    meta: { errors: 'caller' },
    staleTime: 0,
  });

/** Who decides an incident in the caller's place, where it changes his own days: what the refusal says. */
export const sebutBukanMilik = (error: unknown): string | null =>
  error instanceof ApiError && error.body.error === 'gangguan.own' ? `${error.message}.` : null;
