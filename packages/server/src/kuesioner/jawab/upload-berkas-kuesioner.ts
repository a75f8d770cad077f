import type { jawabKuesioner } from '@hadir/contract/kuesioner/jawab/jawab-kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { pertanyaanOf } from '@hadir/rules/kuesioner/pertanyaan.ts';
import { putLampiran } from '../../platform/http/lampiran/put-lampiran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { holdKuesioner } from '../dasar/kuesioner.queries.ts';
import { requireTerbuka } from '../dasar/require-terbuka.ts';
import { insertBerkasJawaban, listBerkasSendiri } from './berkas-jawaban.queries.ts';
import { getUntukAnggota } from './get-untuk-anggota.ts';

type Call = typeof jawabKuesioner.uploadBerkasKuesioner;

/** So many files may one person have sent in for one questionnaire before he sends his answers. */
const TERBANYAK = 30;

/** Takes a file that answers a question of kind berkas; it counts only once it is sent as the answer. */
export async function uploadBerkasKuesioner(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { kuesioner_id, pertanyaan_id, berkas } = input;
  const { kuesioner, dijawab } = await getUntukAnggota(ctx, kuesioner_id, holdKuesioner);
  if (dijawab !== null) throw new Refusal('kuesioner.sudah_dijawab');
  requireTerbuka(kuesioner, ctx.today);
  const asked = pertanyaanOf(kuesioner.bagian).find((one) => one.pertanyaan_id === pertanyaan_id);
  if (asked?.jenis !== 'berkas') throw refuseField('pertanyaan_id', 'Pertanyaan ini tidak meminta berkas');
  if ((await listBerkasSendiri(ctx, kuesioner_id)).length >= TERBANYAK) {
    throw refuseField('berkas', `Paling banyak ${TERBANYAK} berkas yang diunggah untuk satu kuesioner`);
  }
  const berkas_id = await putLampiran(ctx, berkas);
  await insertBerkasJawaban(ctx, { berkas_id, kuesioner_id, pertanyaan_id });
  return { berkas_id, nama: berkas.filename };
}
