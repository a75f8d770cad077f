import { nilaiOf } from '@hadir/rules/kuesioner/check-susunan.ts';
import { SEDIKITNYA_ANONIM } from '@hadir/rules/kuesioner/count-dibuka.ts';
import { listTertutup } from '@hadir/rules/kuesioner/list-tertutup.ts';
import { pertanyaanOf } from '@hadir/rules/kuesioner/pertanyaan.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import type { KuesionerTersimpan } from '../dasar/kuesioner-tersimpan.ts';
import type { Tempat } from '../dasar/tempat.ts';
import { countRespons, listBagianNilai } from './hasil.queries.ts';
import type { SaringHasil } from './saring-hasil.queries.ts';

/** A question of a questionnaire that each answers with one value. */
const isBernilaiSatu = ({ jenis }: { jenis: string }): boolean => jenis === 'pilihan' || jenis === 'skala';

/**
 * Whether what is asked for may be told, and of how many it is (aturan/kuesioner#anonim). Refuses filters that an anonymous
 * questionnaire has not, and one by a question without values.
 */
export async function judgeTerbuka(
  tempat: Tempat,
  { kuesioner_id, is_anonim, bagian }: KuesionerTersimpan,
  saring: SaringHasil,
): Promise<{ is_terbuka: boolean; jumlah: number }> {
  const { saring_pertanyaan_id, saring_nilai } = saring;
  if ((saring_pertanyaan_id === undefined) !== (saring_nilai === undefined)) {
    throw refuseField('saring_nilai', 'Pilih pertanyaan dan jawaban yang disaring');
  }
  const asked = pertanyaanOf(bagian).find((one) => one.pertanyaan_id === saring_pertanyaan_id);
  const hasNilai = asked !== undefined && nilaiOf(asked) !== null && (!is_anonim || isBernilaiSatu(asked));
  if (saring_pertanyaan_id !== undefined && !hasNilai) {
    throw refuseField('saring_pertanyaan_id', 'Pilih pertanyaan pilihan atau skala');
  }
  const jumlah = await countRespons(tempat, kuesioner_id, saring);
  if (!is_anonim) return { is_terbuka: true, jumlah };
  if (saring.group_id !== undefined || saring.from !== undefined || saring.to !== undefined) {
    throw new Refusal('kuesioner.anonim');
  }
  const seluruh = asked ? await countRespons(tempat, kuesioner_id, {}) : jumlah;
  if (seluruh < SEDIKITNYA_ANONIM) return { is_terbuka: false, jumlah: 0 };
  if (!asked) return { is_terbuka: true, jumlah };
  const values = await listBagianNilai(tempat, kuesioner_id, asked.pertanyaan_id);
  const tanpa = seluruh - values.reduce((sum, one) => sum + one.jumlah, 0);
  const tertutup = listTertutup([...values.map((one) => one.jumlah), tanpa]);
  const at = values.findIndex(({ nilai }) => nilai === saring_nilai);
  return at === -1 || tertutup.has(at) ? { is_terbuka: false, jumlah: 0 } : { is_terbuka: true, jumlah };
}
