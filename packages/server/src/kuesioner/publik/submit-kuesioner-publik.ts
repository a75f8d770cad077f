import { hash } from 'node:crypto';
import type { kuesionerPublik } from '@hadir/contract/kuesioner/publik/kuesioner-publik.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { networkOf } from '../../platform/kit/network-of.ts';
import { keepRespons } from '../dasar/keep-respons.ts';
import { holdKuesioner } from '../dasar/kuesioner.queries.ts';
import { requireSusunanSama } from '../dasar/sidik-susunan.ts';
import { requireTerbuka } from '../dasar/require-terbuka.ts';
import { readJawaban } from '../dasar/read-jawaban.ts';
import { hashPerangkat } from './hash-perangkat.ts';
import { openTautan } from './open-tautan.ts';
import { hasKiriman, insertKiriman } from './publik.queries.ts';
import { takeJatahTautan } from './take-jatah-tautan.ts';

type Call = typeof kuesionerPublik.submitKuesionerPublik;

const TANPA_AKUN = { user_id: null, group_id: null };

/** Takes the answers of who has no account: each sending once, and where it is so set each device once. */
export async function submitKuesionerPublik(ctx: BaseCtx, input: Input<Call>): Promise<Output<Call>> {
  await ctx.deps.limits.take('kuesioner_kirim', networkOf(ctx.origin.ip));
  const { tempat, kuesioner } = await openTautan(ctx, input.token, holdKuesioner);
  const { kuesioner_id, judul, ucapan, is_sekali_perangkat } = kuesioner;
  ctx.logChange({ tempat: tempat.organisasi, sesudah: { kuesioner_id, judul } });
  const kirim_hash = hash('sha256', `kiriman ${kuesioner_id} ${input.kirim_id}`, 'buffer');
  // Whoever lost our answer on the way asks again, maybe after the last day: what is kept is said to be kept.
  if (await hasKiriman(tempat, kuesioner_id, 'kirim_hash', kirim_hash)) return { judul, ucapan };
  requireTerbuka(kuesioner, tempat.today);
  requireSusunanSama(kuesioner, input.susunan);
  const jawaban = readJawaban(kuesioner, input.jawaban);
  // Only what would be kept is counted: wrong answers and second sendings use up nobody's link.
  await takeJatahTautan(ctx.deps, kuesioner_id, ctx.origin.ip);
  const perangkat_hash = is_sekali_perangkat ? hashPerangkat(kuesioner, input.kunci) : null;
  const isFirst = await insertKiriman(tempat, { kuesioner_id, kirim_hash, perangkat_hash });
  // Two copies may come at once: the one that waited finds the other's.
  if (!isFirst && (await hasKiriman(tempat, kuesioner_id, 'kirim_hash', kirim_hash))) return { judul, ucapan };
  if (!isFirst) throw new Refusal('kuesioner.perangkat_dipakai');
  await keepRespons(tempat, kuesioner, jawaban, TANPA_AKUN);
  return { judul, ucapan };
}
