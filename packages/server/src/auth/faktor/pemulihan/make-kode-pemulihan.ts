import type { UserCtx } from '../../../platform/ctx/ctx.ts';
import { replaceKodePemulihan } from '../dasar/faktor.queries.ts';
import { hashKodePemulihan, newKodePemulihan } from './kode-pemulihan.ts';

/** Ten new recovery codes in place of those from before; only their hashes stay. */
export async function makeKodePemulihan({ db, deps, actor }: UserCtx): Promise<string[]> {
  const kode = newKodePemulihan();
  const hashes = kode.map((one) => hashKodePemulihan(deps.secretKeys.kini, actor.user_id, one));
  await replaceKodePemulihan(db, actor, hashes);
  return kode;
}
