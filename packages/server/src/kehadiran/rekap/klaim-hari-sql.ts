import { sql } from 'kysely';

/** The kinds of the claims on a day, as a JSON array: of one whose explanation is not shortened yet out of that. */
export const KLAIM_HARI = sql.raw(`coalesce(to_jsonb(klaim), (
  select coalesce(jsonb_agg(k -> 'jenis'), '[]') from jsonb_array_elements(penjelasan -> 'klaim') k))`);
