import type { pemberitahuan } from '@hadir/contract/auth/pemberitahuan/pemberitahuan.contract.ts';
import { listPilihan } from '@hadir/rules/auth/pemberitahuan.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { isPengelola, listPilihanOf } from './pilihan.queries.ts';

/** Every kind that may reach the caller, with what he has chosen of it. */
export const listPilihanPemberitahuan: Verb<typeof pemberitahuan.listPilihanPemberitahuan> = async (ctx) => {
  const { user_id } = ctx.actor;
  const dipilih = (await listPilihanOf(ctx.db, [user_id])).get(user_id) ?? [];
  return listPilihan(dipilih, { isPengelola: await isPengelola(ctx) });
};
