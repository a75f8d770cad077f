import { sql } from 'kysely';
import type { Db } from '../platform/db/open/open-db.ts';

/** Everybody who is or was a member of these organisations. */
export function listAnggotaOf(db: Db, organisasi_ids: readonly number[]) {
  return db
    .selectFrom('anggota')
    .select(['organisasi_id', 'user_id'])
    .where('organisasi_id', '=', sql<number>`any(${organisasi_ids}::integer[])`)
    .orderBy('organisasi_id')
    .orderBy('user_id')
    .execute();
}

/** How many selfies are kept of each of these organisations from before its date. */
export async function countSwafotoSebelum(
  db: Db,
  dari: readonly { organisasi_id: number; sebelum: string }[],
): Promise<number> {
  if (dari.length === 0) return 0;
  const { rows } = await sql<{ jumlah: number }>`
    select count(*)::integer as jumlah
    from unnest(${dari.map((one) => one.organisasi_id)}::integer[], ${dari.map((one) => one.sebelum)}::date[])
      as d (organisasi_id, sebelum)
    join berkas b on b.organisasi_id = d.organisasi_id and b.dibuat_pada < d.sebelum
    where b.jenis = 'foto-presensi' and b.dihapus_pada is null`.execute(db);
  return rows[0]?.jumlah ?? 0;
}
