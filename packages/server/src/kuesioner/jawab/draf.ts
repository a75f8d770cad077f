import type { Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { seal, unseal } from '../../platform/kit/seal.ts';
import { findDraf, saveDraf } from './jawab.queries.ts';

type Draf = { jawaban: Jawaban[]; versi: number };

export const konteksDraf = (kuesioner_id: number, user_id: number) => `draf kuesioner ${kuesioner_id} ${user_id}`;

/** What the caller has filled in so far. Only sealed does it lie beside his name (aturan/kuesioner#draf). */
export async function loadDraf(ctx: OrganisasiCtx, kuesioner_id: number, { hold = false } = {}): Promise<Draf> {
  const row = await findDraf(ctx, kuesioner_id, hold);
  if (!row) return { jawaban: [], versi: 0 };
  const plain = unseal(ctx.deps.secretKeys, row.isi, konteksDraf(kuesioner_id, ctx.actor.user_id));
  return { jawaban: JSON.parse(plain.toString()) as Jawaban[], versi: row.versi };
}

/** Keeps it, of the questions in `diubah` alone where they are named, and answers the how manieth time. */
export async function keepDraf(
  ctx: OrganisasiCtx,
  kuesioner_id: number,
  jawaban: readonly Jawaban[],
  diubah: readonly number[] | undefined,
): Promise<number> {
  const kept = diubah ? (await loadDraf(ctx, kuesioner_id, { hold: true })).jawaban : [];
  const merged = diubah
    ? [
        ...kept.filter(({ pertanyaan_id }) => !diubah.includes(pertanyaan_id)),
        ...jawaban.filter(({ pertanyaan_id }) => diubah.includes(pertanyaan_id)),
      ]
    : jawaban;
  const plain = Buffer.from(JSON.stringify(merged));
  return saveDraf(ctx, kuesioner_id, seal(ctx.deps.secretKeys, plain, konteksDraf(kuesioner_id, ctx.actor.user_id)));
}
