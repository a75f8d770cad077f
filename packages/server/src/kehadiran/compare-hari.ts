import type { Dampak } from '@hadir/contract/kehadiran/dampak.ts';
import type { MilikCtx } from '../http/ctx.ts';
import { computeHari } from './compute-hari.ts';
import { listHariTersimpan, listNamaAnggota, type Sentuhan } from './hari-tersentuh.queries.ts';
import { isSameHari, toRingkasHari } from './ringkas-hari.ts';

/** A day that comes to something else; a frozen one may not. */
export type Beda = Dampak['contoh'][number] & { dibekukan: boolean };
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
    const sesudah = new Map(rows.map((row) => [keyOf(row), toRingkasHari(row)]));
    for (const row of stored) {
      const sebelum = toRingkasHari(row);
      const now = sesudah.get(keyOf(row)) ?? null;
      if (now && isSameHari(sebelum, now)) continue;
      const { user_id, tanggal, dibekukan } = row;
      beda.push({ organisasi_id, user_id, nama: nama.get(user_id) ?? '', tanggal, sebelum, sesudah: now, dibekukan });
    }
  }
  return beda.toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : a.tanggal > b.tanggal ? 1 : a.user_id - b.user_id));
}
