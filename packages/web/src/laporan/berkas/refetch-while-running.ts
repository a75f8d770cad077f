import type { Laporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';

const POLL_MS = 2000;

/** For `refetchInterval`: asks again while a report is still being made. */
export function refetchWhileRunning({ state }: { state: { data: Laporan[] | undefined } }): number | false {
  const isRunning = state.data?.some(({ status }) => status === 'menunggu' || status === 'berjalan');
  return isRunning ? POLL_MS : false;
}
