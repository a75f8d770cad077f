import type { Unduhan } from '@hadir/contract/kit/unduhan.ts';

const POLL_MS = 2000;

/** For `refetchInterval`: asks again while a file is still being made. */
export function refetchWhileMade({ state }: { state: { data: Unduhan[] | undefined } }): number | false {
  return state.data?.some(({ status }) => status === 'menunggu' || status === 'berjalan') ? POLL_MS : false;
}
