import type { jawabKuesioner } from '@hadir/contract/kuesioner/jawab/jawab-kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { keepRespons } from '../dasar/keep-respons.ts';
import { holdKuesioner } from '../dasar/kuesioner.queries.ts';
import { readJawaban } from '../dasar/read-jawaban.ts';
import { requireSusunanSama } from '../dasar/sidik-susunan.ts';
import { requireTerbuka } from '../dasar/require-terbuka.ts';
import { getUntukAnggota } from './get-untuk-anggota.ts';
import { deleteDraf, findGrupSendiri, insertPartisipasi } from './jawab.queries.ts';
import { settleBerkas } from './settle-berkas.ts';

type Call = typeof jawabKuesioner.submitRespons;

/** Takes a member's answers, once; that he answered is kept apart from what he answered (aturan/kuesioner#anonim). */
export async function submitRespons(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { kuesioner_id } = input;
  const { actor, today } = ctx;
  const { kuesioner, dijawab } = await getUntukAnggota(ctx, kuesioner_id, holdKuesioner);
  if (dijawab !== null) throw new Refusal('kuesioner.sudah_dijawab');
  requireTerbuka(kuesioner, today);
  requireSusunanSama(kuesioner, input.susunan);
  const jawaban = readJawaban(kuesioner, input.jawaban);
  await settleBerkas(ctx, kuesioner, jawaban);
  // Another copy may have come between, from another device.
  if (!(await insertPartisipasi(ctx, kuesioner_id))) throw new Refusal('kuesioner.sudah_dijawab');
  const group_id = kuesioner.is_anonim ? null : await findGrupSendiri(ctx);
  await keepRespons(ctx, kuesioner, jawaban, { user_id: actor.user_id, group_id });
  await deleteDraf(ctx, kuesioner_id);
  return { kuesioner_id, tanggal: today, ucapan: kuesioner.ucapan };
}
