import type { perintahMesin } from '@hadir/contract/perangkat/perintah/perintah-mesin.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { found } from '../../platform/kit/found.ts';
import { findPerangkat } from '../daftar/perangkat.queries.ts';
import { selectPerintahRows } from './perintah-mesin.queries.ts';

/** What was asked of a machine, the latest first. */
export const listPerintahMesin: Verb<typeof perintahMesin.listPerintahMesin> = async (ctx, input) => {
  found(await findPerangkat(ctx, input.perangkat_id));
  return selectPerintahRows(ctx, input);
};
