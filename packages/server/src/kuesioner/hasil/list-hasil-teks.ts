import type { hasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil-kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { seesJawabanOrang } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';
import { getUntukHasil, requirePertanyaan } from './get-untuk-hasil.ts';
import { judgeTerbuka } from './judge-terbuka.ts';
import { listTeksRows } from './respons-hasil.queries.ts';
import { isTersaring } from './saring-hasil.queries.ts';
import { toSaringHasil } from './to-saring-hasil.ts';

type Call = typeof hasilKuesioner.listHasilTeks;

/**
 * What was written in answer to one question; without names to those who only watch. Of an
 * anonymous questionnaire all together: by filters one text could be followed from answer to answer.
 */
export async function listHasilTeks(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { page, count, q } = input;
  const kuesioner = await getUntukHasil(ctx, input.kuesioner_id);
  requirePertanyaan(kuesioner, 'pertanyaan_id', input.pertanyaan_id, ['teks_pendek', 'teks_panjang']);
  const saring = toSaringHasil(input);
  const { is_terbuka } = await judgeTerbuka(ctx, kuesioner, saring);
  const isDiikuti = kuesioner.is_anonim && isTersaring(saring);
  if (!is_terbuka || isDiikuti) return { ...toHalaman([], 0, { page, count }), is_terbuka: false };
  const found = await listTeksRows(ctx, kuesioner, input.pertanyaan_id, { ...saring, q, page, count });
  if (seesJawabanOrang(ctx.actor.peran)) return { ...found, is_terbuka };
  return { ...found, data: found.data.map((one) => ({ ...one, user_id: null, nama: null })), is_terbuka };
}
