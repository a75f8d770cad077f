import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import type { Pelaksana } from './pelaksana.ts';

type Hari = Pick<MutasiTersimpan, 'tgl_mulai' | 'organisasi_id' | 'tujuan_organisasi_id'>;

/** Refuses a day that has passed at either of the two places, by its own clock (aturan/mutasi#langkah). */
export async function requireBelumLewat({ db, now }: Pick<Pelaksana, 'db' | 'now'>, mutasi: Hari): Promise<void> {
  const { tgl_mulai, organisasi_id, tujuan_organisasi_id } = mutasi;
  const isLewat = async (id: number) => tgl_mulai < localToday(now, await getZona(db, id, now));
  const tanggal = tanggalPanjang(tgl_mulai);
  if (await isLewat(organisasi_id)) throw new Refusal('mutasi.too_late', { tanggal });
  if (tujuan_organisasi_id !== null && (await isLewat(tujuan_organisasi_id)))
    throw new Refusal('mutasi.too_late_there', { tanggal });
}
