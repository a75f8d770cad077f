import { found } from '../../platform/kit/found.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { pertanyaanOf, type JenisPertanyaan, type Pertanyaan } from '@hadir/rules/kuesioner/pertanyaan.ts';
import type { KuesionerTersimpan } from '../dasar/kuesioner-tersimpan.ts';
import { findKuesioner } from '../dasar/kuesioner.queries.ts';
import type { Tempat } from '../dasar/tempat.ts';

/** The questionnaire whose results are asked for; 404 where it is none of the organisation's. */
export const getUntukHasil = async (tempat: Tempat, kuesioner_id: number): Promise<KuesionerTersimpan> =>
  found(await findKuesioner(tempat, kuesioner_id));

/** One of its questions, of certain kinds; refuses (422) another. */
export function requirePertanyaan(
  { bagian }: Pick<KuesionerTersimpan, 'bagian'>,
  field: string,
  pertanyaan_id: number,
  jenis: readonly JenisPertanyaan[],
): Pertanyaan {
  const one = pertanyaanOf(bagian).find((asked) => asked.pertanyaan_id === pertanyaan_id);
  if (!one || !jenis.includes(one.jenis)) throw refuseField(field, 'Pilih pertanyaan lain');
  return one;
}
