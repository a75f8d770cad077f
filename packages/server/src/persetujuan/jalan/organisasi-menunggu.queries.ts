import type { Db } from '../../platform/db/open/open-db.ts';

/** Where anything waits for a decision. */
export async function listOrganisasiMenunggu(db: Db): Promise<Set<number>> {
  const rows = await db
    .selectFrom('persetujuan_jalan')
    .select('organisasi_id')
    .distinct()
    .where('giliran_sejak', 'is not', null)
    .execute();
  return new Set(rows.map(({ organisasi_id }) => organisasi_id));
}
