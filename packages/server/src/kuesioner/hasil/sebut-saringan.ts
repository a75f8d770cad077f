import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { pertanyaanOf } from '@hadir/rules/kuesioner/pertanyaan.ts';
import type { KuesionerTersimpan } from '../dasar/kuesioner-tersimpan.ts';
import type { Tempat } from '../dasar/tempat.ts';
import { findNamaGrup, type SaringHasil } from './saring-hasil.queries.ts';
import { pilihanOf } from './to-hasil.ts';

/** What results were narrowed by, as it is printed with them; nothing where they are all. */
export async function sebutSaringan(
  tempat: Tempat,
  { bagian }: Pick<KuesionerTersimpan, 'bagian'>,
  { group_id, from, to, saring_pertanyaan_id, saring_nilai }: SaringHasil,
): Promise<string[]> {
  const asked = pertanyaanOf(bagian).find((one) => one.pertanyaan_id === saring_pertanyaan_id);
  const jawaban = asked && pilihanOf(asked).find(({ nilai }) => nilai === saring_nilai)?.teks;
  return [
    ...(group_id === undefined ? [] : [`grup ${(await findNamaGrup(tempat, group_id)) ?? 'yang tidak ada'}`]),
    ...(from === undefined ? [] : [`dikirim sejak ${sebutTanggal(from)}`]),
    ...(to === undefined ? [] : [`dikirim sampai ${sebutTanggal(to)}`]),
    ...(asked ? [`"${asked.judul}" dijawab ${jawaban ?? saring_nilai}`] : []),
  ];
}
