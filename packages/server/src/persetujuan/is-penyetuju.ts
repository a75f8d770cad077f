import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';

/** Whether somebody may decide a request now, or has decided on it: to those it exists. */
export const isPenyetuju = ({ penyetuju, putusan }: JalanPersetujuan, user_id: number): boolean =>
  [...penyetuju, ...putusan].some((one) => one.user_id === user_id);
