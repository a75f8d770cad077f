import { inScope } from '../platform/db/scope/in-scope.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import { deriveHari } from '../kehadiran/turunan/derive-hari.ts';

const PORSI = 20;

/** Derives the demo's days from its events, by the same verb that every check-in uses. */
export async function deriveDemo(
  db: Db,
  tenant_id: number,
  { dari, sampai, now }: { dari: string; sampai: string; now: Date },
) {
  const anggota = await inScope(db, { lingkup: 'tenant', tenant_id }, (trx) =>
    trx.selectFrom('anggota').select(['organisasi_id', 'user_id']).orderBy('user_id').execute(),
  );
  for (const [organisasi_id, members] of Map.groupBy(anggota, (one) => one.organisasi_id)) {
    const organisasi = { tenant_id, organisasi_id };
    for (let first = 0; first < members.length; first += PORSI) {
      const user_ids = members.slice(first, first + PORSI).map(({ user_id }) => user_id);
      await inScope(db, { lingkup: 'organisasi', ...organisasi }, (trx) =>
        deriveHari({ db: trx, now, organisasi }, user_ids, { tgl_awal: dari, tgl_akhir: sampai }),
      );
    }
  }
}
