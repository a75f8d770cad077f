import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { deriveHari } from '../../kehadiran/turunan/derive-hari.ts';
import type { At } from './seed-organisasi.ts';

const PORSI = 20;

/** Derives the days of an organisation's demo from its events, by the same verb that every check-in uses. */
export async function deriveDemo(db: Db, { tenant_id, organisasi_id }: At, range: TanggalRange, now: Date) {
  const organisasi = { tenant_id, organisasi_id };
  const scope = { lingkup: 'organisasi', ...organisasi } as const;
  const anggota = await inScope(db, scope, (trx) =>
    trx.selectFrom('anggota').select('user_id').where('organisasi_id', '=', organisasi_id).orderBy('user_id').execute(),
  );
  const ids = anggota.map(({ user_id }) => user_id);
  for (let first = 0; first < ids.length; first += PORSI) {
    const user_ids = ids.slice(first, first + PORSI);
    await inScope(db, scope, (trx) => deriveHari({ db: trx, now, organisasi }, user_ids, range));
  }
}
