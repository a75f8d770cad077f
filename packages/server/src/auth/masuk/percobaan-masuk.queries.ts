import { BATAS_ALAMAT, JEDA_PERCOBAAN, LUPA_PERCOBAAN_DETIK } from '@hadir/rules/auth/jeda-percobaan.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

/** Which budgets a try is taken from: that of the account or of the browser it knows, and for strangers the address's. */
export type Jatah = { kunci: string; alamat: string | null };

/** Until when nothing may be tried under these keys, or null. */
export async function findTunggu(db: Db, { kunci, alamat }: Jatah, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ sampai: string | null }>`
    select max(coalesce(boleh_pada, lupa_pada)) as sampai from percobaan_masuk
    where kunci in (${kunci}, ${alamat}) and lupa_pada > ${now}
      and coalesce(boleh_pada > ${now}, gagal >= ${BATAS_ALAMAT.gagal})`.execute(db);
  const sampai = rows[0]?.sampai;
  return sampai ? new Date(sampai) : null;
}

/**
 * Takes one try from both budgets at once, before it is known whether it fails: however many come in one moment, no more
 * pass than one after the other. Answers how many this makes in a row under the first key; null where one of the two has
 * none left: nothing is then taken.
 */
export async function takePercobaan(db: Db, { kunci, alamat }: Jatah, now: Date): Promise<number | null> {
  const lupa = after(now, LUPA_PERCOBAAN_DETIK);
  // A free try leaves no time to wait for: one that was asked for a moment earlier may be taken a moment later.
  // The address comes first here and in `returnPercobaan`, so that no two statements wait for each other in a circle.
  const { rows } = await sql<{ alamat: boolean; gagal: number | null }>`
    with dari_alamat as (
      insert into percobaan_masuk as p (kunci, gagal, lupa_pada)
      select ${alamat}::text, 1, ${after(now, BATAS_ALAMAT.detik)}::timestamptz where ${alamat}::text is not null
      on conflict (kunci) do update set
        gagal = case when p.lupa_pada <= ${now} then 1 else p.gagal + 1 end,
        lupa_pada = case when p.lupa_pada <= ${now} then excluded.lupa_pada else p.lupa_pada end
      where p.lupa_pada <= ${now} or p.gagal < ${BATAS_ALAMAT.gagal}
      returning 1
    ), dari_kunci as (
      insert into percobaan_masuk as p (kunci, gagal, boleh_pada, lupa_pada)
      select ${kunci}::text, 1, '-infinity'::timestamptz, ${lupa}::timestamptz
      where ${alamat}::text is null or exists (select from dari_alamat)
      on conflict (kunci) do update set
        gagal = case when p.lupa_pada <= ${now} then 1 else p.gagal + 1 end,
        boleh_pada = coalesce(${now}::timestamptz + make_interval(secs => nullif((${JEDA_PERCOBAAN}::integer[])
          [case when p.lupa_pada <= ${now} then 1 else least(p.gagal + 1, ${JEDA_PERCOBAAN.length}) end], 0)), '-infinity'),
        lupa_pada = excluded.lupa_pada
      where p.lupa_pada <= ${now} or p.boleh_pada <= ${now}
      returning gagal
    )
    select exists (select from dari_alamat) as alamat, (select gagal from dari_kunci) as gagal`.execute(db);
  const { alamat: isAlamatTaken, gagal = null } = rows[0] ?? {};
  if (isAlamatTaken && gagal === null) await returnAlamat(db, alamat);
  return gagal;
}

/** The password was right: the account's failures are forgotten, and the address has its try back. */
export async function returnPercobaan(db: Db, { kunci, alamat }: Jatah): Promise<void> {
  await sql`
    with ke_alamat as (
      update percobaan_masuk set gagal = gagal - 1 where kunci = ${alamat} and gagal > 0 returning 1
    )
    delete from percobaan_masuk where kunci = ${kunci} and (select count(*) from ke_alamat) >= 0`.execute(db);
}

async function returnAlamat(db: Db, alamat: string | null): Promise<void> {
  await sql`update percobaan_masuk set gagal = gagal - 1 where kunci = ${alamat} and gagal > 0`.execute(db);
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
