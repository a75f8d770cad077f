import { sql } from 'kysely';

/** Who did something, joined as `u`; those above the organisation are not seen from inside it, so that only what they are is told. */
export const namaPelaku = (kolom: 'j.oleh' | 'v.dikirim_oleh' | 'p.dibuat_oleh') =>
  sql<string | null>`coalesce(u.nama, case when ${sql.ref(kolom)} is not null then 'Admin induk' end)`;
