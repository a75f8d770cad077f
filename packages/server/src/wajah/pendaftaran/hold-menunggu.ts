import { checkPutusanWajah } from '@hadir/rules/wajah/pendaftaran-wajah.ts';
import { findAnggota } from '../../anggota/dasar/anggota.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { lockWajah } from './wajah.queries.ts';

export type SatuWajah = { user_id: number; wajah_id: number };

/** Holds a member's enrolment that the caller may decide now (aturan/wajah#konfirmasi). */
export async function holdMenunggu(ctx: OrganisasiCtx, { user_id, wajah_id }: SatuWajah) {
  found(await findAnggota(ctx, user_id));
  const wajah = found(await lockWajah(ctx.db, user_id, wajah_id));
  const refusal = checkPutusanWajah(ctx.actor, wajah);
  if (refusal) throw new Refusal(`wajah.${refusal}`);
  return wajah;
}
