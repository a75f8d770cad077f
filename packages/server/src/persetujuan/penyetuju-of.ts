import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';

/** Who may decide a request now, and who has decided on it: to those it exists. */
export const penyetujuOf = ({ penyetuju, putusan }: JalanPersetujuan): number[] =>
  [...penyetuju, ...putusan].flatMap(({ user_id }) => user_id ?? []);
