import { randomUUID } from 'node:crypto';
import { countDibuka, SEDIKITNYA_ANONIM } from '@hadir/rules/kuesioner/count-dibuka.ts';
import { keadaanOf } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import { unseal, type SecretKeys } from '../../platform/kit/seal.ts';
import { insertRespons } from './jawaban.queries.ts';
import { lockKuesioner } from './kuesioner.queries.ts';
import type { Tempat } from './tempat.ts';
import { countKotak, takeTitipan } from './titipan.queries.ts';
import type { BarisJawaban } from './to-baris-jawaban.ts';

export const konteksTitipan = (kuesioner_id: number): string => `titipan kuesioner ${kuesioner_id}`;

/**
 * Opens the anonymous answers that can be opened now (aturan/kuesioner#anonim), all in one transaction and in the order of
 * their new random numbers: nothing in the database says any more who sent which.
 */
export async function openTitipan(tempat: Tempat, secretKeys: SecretKeys, kuesioner_id: number): Promise<void> {
  // Looked at without a lock first: most who have just answered open nothing, and need not wait for each other.
  if ((await countKotak(tempat, kuesioner_id)).menunggu < SEDIKITNYA_ANONIM) return;
  const kuesioner = await lockKuesioner(tempat, kuesioner_id);
  if (!kuesioner?.is_anonim) return;
  const is_tutup = keadaanOf(kuesioner, tempat.today) === 'tutup';
  const jumlah = countDibuka({ ...(await countKotak(tempat, kuesioner_id)), is_tutup });
  if (jumlah === 0) return;
  const sealed = await takeTitipan(tempat, kuesioner_id, jumlah);
  const opened = sealed
    .map((isi) => ({
      respons_id: randomUUID(),
      is_anonim: true,
      ...TANPA_SIAPA,
      jawaban: JSON.parse(unseal(secretKeys, isi, konteksTitipan(kuesioner_id)).toString()) as BarisJawaban[],
    }))
    .toSorted((a, b) => (a.respons_id < b.respons_id ? -1 : 1));
  await insertRespons(tempat, kuesioner_id, opened);
}

const TANPA_SIAPA = { user_id: null, group_id: null, tanggal: null, dikirim_pada: null };
