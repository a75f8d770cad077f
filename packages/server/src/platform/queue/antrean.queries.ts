import type { Antrean } from '@hadir/contract/kit/pekerjaan/antrean.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open/open-db.ts';

/** Where each of these stands that still waits. */
export async function selectAntrean(db: Db, ids: readonly string[]) {
  const { rows } = await sql<Antrean & { pekerjaan_id: string }>`
    select pekerjaan_id, urutan, sisa_detik from hadir.antrean_pekerjaan(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** How many jobs wait, of all tenants, and for how many seconds the oldest. */
export async function countPekerjaanMenunggu(db: Db): Promise<{ jumlah: number; tertua_detik: number }> {
  const { rows } = await sql<{ jumlah: number; tertua_detik: number }>`
    select count(*) as jumlah, coalesce(extract(epoch from now() - min(dibuat_pada)), 0) as tertua_detik
    from pekerjaan where status = 'menunggu' and not is_ditunda`.execute(db);
  return rows[0] ?? { jumlah: 0, tertua_detik: 0 };
}
