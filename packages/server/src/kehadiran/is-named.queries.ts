import { sql } from 'kysely';

/** Whose name contains the words, or whose NIP begins with them. */
export const isNamed = (organisasi_id: number, q: string) => sql<boolean>`kehadiran.user_id = any(array(
  select a.user_id from anggota a join users u on u.user_id = a.user_id
  where a.organisasi_id = ${organisasi_id}
    and (u.nama ilike ${`%${escapeLike(q)}%`} or a.nip like ${`${escapeLike(q)}%`})))`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);
