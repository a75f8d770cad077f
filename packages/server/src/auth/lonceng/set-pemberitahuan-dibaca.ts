import type { lonceng } from '@hadir/contract/auth/lonceng/lonceng.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { updateDibaca } from './lonceng.queries.ts';

/** One that is nobody's or somebody else's is passed over: there is nothing of one's own to mark. */
export const setPemberitahuanDibaca: Verb<typeof lonceng.setPemberitahuanDibaca> = async (
  ctx,
  { pemberitahuan_id },
) => {
  await updateDibaca(ctx, pemberitahuan_id);
  return null;
};
