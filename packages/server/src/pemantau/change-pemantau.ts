import type { pemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';
import { checkTugas } from './check-tugas.ts';
import { getPemantau } from './get-pemantau.ts';
import { replaceTugas, updatePemantau } from './pemantau.queries.ts';

/** Gives a monitor other places, days and rights; 404 for an account that is none. */
export const changePemantau: Verb<typeof pemantau.changePemantau> = async (ctx, { user_id, tugas, ...isi }) => {
  checkTugas(tugas);
  const sebelum = await getPemantau(ctx, { user_id });
  await updatePemantau(ctx, user_id, isi);
  await replaceTugas(ctx, user_id, tugas);
  const sesudah = await getPemantau(ctx, { user_id });
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
};
