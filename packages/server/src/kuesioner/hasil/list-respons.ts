import type { hasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil-kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { pemilikTerlihat, seesJawabanOrang } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { getKuesioner } from '../daftar/get-kuesioner.ts';
import { toJawaban } from '../dasar/to-jawaban.ts';
import { listJawabanOf, listResponsRows } from './respons-hasil.queries.ts';

type Call = typeof hasilKuesioner.listRespons;

/** Each answer whole with who sent it; of an anonymous questionnaire there is none, to a plain member his own alone, and to those who only watch none. */
export async function listRespons(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { page, count, user_id } = input;
  if (!seesJawabanOrang(ctx.actor.peran)) throw new Refusal('akses.denied');
  const { kuesioner_id, is_anonim, bagian } = await getKuesioner(ctx, input);
  if (is_anonim) throw new Refusal('kuesioner.anonim');
  const found = await listResponsRows(ctx, kuesioner_id, {
    page,
    count,
    user_id: pemilikTerlihat(ctx.actor) ?? user_id,
  });
  const isi = await listJawabanOf(
    ctx,
    found.data.map(({ respons_id }) => respons_id),
  );
  return {
    ...found,
    data: found.data.map((one) => ({ ...one, jawaban: toJawaban(bagian, isi.get(one.respons_id) ?? []) })),
  };
}
