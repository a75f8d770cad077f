import { sql } from 'kysely';
import { contains } from '../../platform/db/list/contains.ts';

/** Whose name contains the words, or whose NIP begins with them. */
export const isNamed = (organisasi_id: number, q: string) => sql<boolean>`kehadiran.user_id = any(array(
  select a.user_id from anggota a join users u on u.user_id = a.user_id
  where a.organisasi_id = ${organisasi_id} and (u.nama ilike ${contains(q)} or starts_with(a.nip, ${q}))))`;
