import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { computeHari } from './compute-hari.ts';
import { listHariTersimpan, listNamaAnggota, type Sentuhan } from './hari-tersentuh.queries.ts';
import { isSameHari, sidikHari, toRingkasHari } from './ringkas-hari.ts';

/** A day that comes to something else, with all that it says then; a frozen one may not. */
export type Beda = Dampak['contoh'][number] & { dibekukan: boolean; sidik: string | null };
const keyOf = (row: { user_id: number; tanggal: string }) => `${row.user_id} ${row.tanggal}`;

/** The stored days that come to something else when they are judged now, by date and then by member. */
export async function compareHari(ctx: MilikCtx, sentuhan: readonly Sentuhan[]): Promise<Beda[]> {
  const { db, now, tenant_id } = ctx;
  const beda: Beda[] = [];
  for (const { organisasi_id, user_ids, range } of sentuhan) {
    const organisasi = { tenant_id, organisasi_id };
    const stored = await listHariTersimpan(db, organisasi_id, user_ids, range);
    const { rows } = await computeHari({ db, now, organisasi }, user_ids, range);
    const nama = await listNamaAnggota(db, organisasi_id, user_ids);
    const sekarang = new Map(rows.map((row) => [keyOf(row), row]));
    for (const row of stored) {
      const baru = sekarang.get(keyOf(row));
      const { user_id, tanggal, dibekukan } = row;
      const [sebelum, sesudah] = [toRingkasHari(row), baru ? toRingkasHari(baru) : null];
      const sidik = baru ? sidikHari(baru) : null;
      // Of a frozen day everything is kept, also what a change is not told by.
      if (dibekukan ? sidik === sidikHari(row) : sesudah && isSameHari(sebelum, sesudah)) continue;
      beda.push({ organisasi_id, user_id, nama: nama.get(user_id) ?? '', tanggal, sebelum, sesudah, dibekukan, sidik });
    }
  }
  return beda.toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : a.tanggal > b.tanggal ? 1 : a.user_id - b.user_id));
}
