import type { SaringHasil } from './saring-hasil.queries.ts';

/** The filter alone of what a call was sent. */
export const toSaringHasil = ({
  group_id,
  from,
  to,
  saring_pertanyaan_id,
  saring_nilai,
}: SaringHasil): SaringHasil => ({
  group_id,
  from,
  to,
  saring_pertanyaan_id,
  saring_nilai,
});
