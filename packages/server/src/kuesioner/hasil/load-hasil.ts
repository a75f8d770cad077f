import type { HasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil.ts';
import { pertanyaanOf } from '@hadir/rules/kuesioner/pertanyaan.ts';
import type { KuesionerTersimpan } from '../dasar/kuesioner-tersimpan.ts';
import { countKotak } from '../dasar/titipan.queries.ts';
import type { Tempat } from '../dasar/tempat.ts';
import { listSebaran, listUkuran } from './hasil.queries.ts';
import { judgeTerbuka } from './judge-terbuka.ts';
import type { SaringHasil } from './saring-hasil.queries.ts';
import { toHasil } from './to-hasil.ts';

/** The results of what is filtered, or that they may not be told. */
export async function loadHasil(
  tempat: Tempat,
  kuesioner: KuesionerTersimpan,
  saring: SaringHasil,
): Promise<HasilKuesioner> {
  const { kuesioner_id, is_anonim, bagian } = kuesioner;
  const judged = await judgeTerbuka(tempat, kuesioner, saring);
  const menunggu = is_anonim ? (await countKotak(tempat, kuesioner_id)).menunggu : 0;
  if (!judged.is_terbuka) return { ...judged, menunggu, pertanyaan: [] };
  const terukur = pertanyaanOf(bagian).filter(({ jenis }) => jenis === 'angka' || jenis === 'tanggal');
  const ids = terukur.map(({ pertanyaan_id }) => pertanyaan_id);
  const [sebaran, ukuran] = await Promise.all([
    listSebaran(tempat, kuesioner_id, saring),
    listUkuran(tempat, kuesioner_id, ids, saring),
  ]);
  return { ...judged, menunggu, pertanyaan: toHasil(bagian, { sebaran, ukuran }) };
}
