import { sql } from 'kysely';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { lockHariAnggota } from '../hari/kehadiran.queries.ts';
import type { AnggotaDi } from './hari-tersentuh.queries.ts';

/** Nobody else derives days of these members until the transaction ends; always taken in one order. */
export async function lockHariDi(db: Db, siapa: readonly AnggotaDi[]): Promise<void> {
  for (const organisasi_id of idsOf(siapa)) {
    const own = siapa.filter((one) => one.organisasi_id === organisasi_id);
    const user_ids = [...new Set(own.map(({ user_id }) => user_id))];
    await lockHariAnggota(db, organisasi_id, user_ids);
  }
}

/**
 * Changes of days (`bersama`) wait for a freeze of the organisation's month (`tunggal`) that is under way, and it for
 * them. Taken before the days themselves are locked.
 */
export async function lockPembekuan(
  db: Db,
  siapa: readonly Pick<AnggotaDi, 'organisasi_id'>[],
  cara: 'bersama' | 'tunggal',
): Promise<void> {
  const lock = sql.raw(cara === 'tunggal' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await sql`${PREPARED} select ${lock}(7201950, id) from unnest(${idsOf(siapa)}::integer[]) as id`.execute(db);
}

const idsOf = (siapa: readonly Pick<AnggotaDi, 'organisasi_id'>[]) =>
  [...new Set(siapa.map(({ organisasi_id }) => organisasi_id))].toSorted((a, b) => a - b);
