import type { Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { seal, unseal } from '../../platform/kit/seal.ts';
import { findDraf, saveDraf } from './jawab.queries.ts';

type Draf = { jawaban: Jawaban[]; versi: number };

const konteks = (kuesioner_id: number, user_id: number) => `draf kuesioner ${kuesioner_id} ${user_id}`;

/** What the caller has filled in so far. Only sealed does it lie beside his name (aturan/kuesioner#draf). */
export async function loadDraf(ctx: OrganisasiCtx, kuesioner_id: number): Promise<Draf> {
  const row = await findDraf(ctx, kuesioner_id);
  if (!row) return { jawaban: [], versi: 0 };
  const plain = unseal(ctx.deps.secretKey, row.isi, konteks(kuesioner_id, ctx.actor.user_id));
  return { jawaban: JSON.parse(plain.toString()) as Jawaban[], versi: row.versi };
}

/** Keeps it, and answers the how manieth time. */
export function keepDraf(ctx: OrganisasiCtx, kuesioner_id: number, jawaban: readonly Jawaban[]): Promise<number> {
  const plain = Buffer.from(JSON.stringify(jawaban));
  return saveDraf(ctx, kuesioner_id, seal(ctx.deps.secretKey, plain, konteks(kuesioner_id, ctx.actor.user_id)));
}
