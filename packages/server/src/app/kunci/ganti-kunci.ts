import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { keepKunciLama } from '../../platform/kunci/kunci-lama.queries.ts';
import { resealKolom, type HasilSegel } from '../../platform/kunci/reseal.queries.ts';
import { KOLOM_TERSEGEL } from './kolom-tersegel.ts';

/**
 * Seals with the key of now all that the one before it sealed, and lays that one by for the hashes that it made. Done again it
 * changes nothing; once nothing is left over, no server needs the key before. Answers undefined where there is none.
 */
export async function gantiKunci({
  db,
  secretKeys,
}: Pick<Deps, 'db' | 'secretKeys'>): Promise<({ tabel: string } & HasilSegel)[] | undefined> {
  const { lama } = secretKeys;
  if (!lama) return undefined;
  await inScope(db, { lingkup: 'semua' }, (trx) => keepKunciLama(trx, secretKeys, lama));
  const hasil = [];
  for (const kolom of KOLOM_TERSEGEL) {
    hasil.push({ tabel: kolom.tabel, ...(await resealKolom(db, secretKeys, kolom)) });
  }
  return hasil;
}
