import type { pemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';
import { findPemantau } from './pemantau.queries.ts';

/** What the caller was given to watch; nothing for who is no monitor. */
export const listTugasSendiri: Verb<typeof pemantau.listTugasSendiri> = async (ctx) => {
  const { hak, tugas } = (await findPemantau(ctx, ctx.actor.user_id)) ?? { hak: [], tugas: [] };
  return { hak, tugas };
};
