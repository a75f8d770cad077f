import { pemilikTerlihat, type Pelihat } from '@hadir/rules/akses/terlihat.ts';
import { sql, type RawBuilder } from 'kysely';

/** Whether the caller sees a row that is of those whom these columns name (aturan/akses#siapa); to most callers any. */
export function terlihatSql({ actor }: { actor: Pelihat }, ...milik: readonly string[]): RawBuilder<boolean> {
  const pemilik = pemilikTerlihat(actor);
  if (pemilik === undefined) return sql<boolean>`true`;
  return sql<boolean>`${pemilik}::integer in (${sql.join(milik.map((column) => sql.ref(column)))})`;
}
