import { randomUUID } from 'node:crypto';
import type { Jawaban } from '@hadir/rules/kuesioner/pertanyaan.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { seal } from '../../platform/kit/seal.ts';
import { insertRespons } from './jawaban.queries.ts';
import type { KuesionerTersimpan } from './kuesioner-tersimpan.ts';
import { konteksTitipan, openTitipan } from './open-titipan.ts';
import type { Tempat } from './tempat.ts';
import { insertTitipan } from './titipan.queries.ts';
import { toBarisJawaban } from './to-baris-jawaban.ts';

type Ctx = Tempat & Pick<BaseCtx, 'deps' | 'now' | 'afterCommit'>;
type Pengirim = { user_id: number | null; group_id: number | null };

/**
 * Keeps an answer that was judged right: of a named questionnaire with who sent it and when, of an anonymous one sealed, to
 * be opened with others.
 */
export async function keepRespons(
  ctx: Ctx,
  { kuesioner_id, is_anonim, bagian }: KuesionerTersimpan,
  jawaban: readonly Jawaban[],
  pengirim: Pengirim,
): Promise<void> {
  const { deps, now, today, organisasi } = ctx;
  const baris = toBarisJawaban(bagian, jawaban);
  if (!is_anonim) {
    const kapan = { tanggal: today, dikirim_pada: now };
    await insertRespons(ctx, kuesioner_id, [
      { respons_id: randomUUID(), is_anonim, ...pengirim, ...kapan, jawaban: baris },
    ]);
    return;
  }
  const isi = seal(deps.secretKeys, Buffer.from(JSON.stringify(baris)), konteksTitipan(kuesioner_id));
  await insertTitipan(ctx, kuesioner_id, isi);
  // In a transaction of its own: what is opened shares none with who sent the last of it.
  ctx.afterCommit(() =>
    inScope(deps.db, { lingkup: 'organisasi', ...organisasi }, (db) =>
      openTitipan({ db, today, organisasi }, deps.secretKeys, kuesioner_id),
    ),
  );
}
