import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

type Milik = { organisasi_id: number; user_id: number };

/** Events of a member that wait since he brought them himself, and so for somebody else. */
const ditahan = ({ organisasi_id, user_id }: Milik): RawBuilder<unknown> => sql`
  from presensi p where p.organisasi_id = ${organisasi_id} and p.user_id = ${user_id}
    and p.is_ditinjau and p.sebab_ditinjau && '{diimpor_sendiri,mesin_sendiri,mesin_terbuka}'::text[]
    and not exists (select from putusan_presensi d
      where d.organisasi_id = p.organisasi_id and d.presensi_id = p.presensi_id)`;

/** Whether there is any of them. */
export async function hasDitahanSendiri(db: Db, milik: Milik): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`select exists (select ${ditahan(milik)}) as ada`.execute(db);
  return rows[0]?.ada === true;
}

/** How many there are, whose and where, by name. */
export async function sumDitahanSendiri(
  db: Db,
  milik: Milik,
): Promise<{ jumlah: number; nama: string; instansi: string } | undefined> {
  const { rows } = await sql<{ jumlah: number; nama: string; instansi: string }>`
    select (select count(*)::integer ${ditahan(milik)}) as jumlah, u.nama, o.nama as instansi
    from users u join organisasi o on o.organisasi_id = ${milik.organisasi_id}
    where u.user_id = ${milik.user_id}`.execute(db);
  return rows[0];
}
