import type { UnduhanLog } from '@hadir/contract/log/baris-log.ts';

const POLL_MS = 2000;

/** For `refetchInterval`: asks again while a file is still being made. */
export function refetchWhileMade({ state }: { state: { data: UnduhanLog[] | undefined } }): number | false {
  return state.data?.some(({ status }) => status === 'menunggu' || status === 'berjalan') ? POLL_MS : false;
}
