import type { perintahMesin } from '@hadir/contract/perangkat/perintah/perintah-mesin.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findPerintah, updateBatal } from './perintah-mesin.queries.ts';

/** Takes back what the machine has not taken yet; refuses where it has taken all. */
export const cancelPerintahMesin: Verb<typeof perintahMesin.cancelPerintahMesin> = async (ctx, input) => {
  found(await findPerintah(ctx, input));
  if ((await updateBatal(ctx, input)) === 0) throw new Refusal('perangkat.perintah_gone');
  const sesudah = found(await findPerintah(ctx, input));
  ctx.logChange({ sesudah });
  return sesudah;
};
