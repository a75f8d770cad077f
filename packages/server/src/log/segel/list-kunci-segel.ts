import type { Db } from '../../platform/db/open/open-db.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { SecretKeys } from '../../platform/kit/seal.ts';
import { listKunciServer } from '../../platform/kunci/kunci-lama.queries.ts';
import { kunciSegel } from './hash-segel.ts';

/** `berlaku`: what may seal. `semua`: what seals may have been made with, from the latest key back to the first. */
export async function listKunciSegel(db: Db, keys: SecretKeys): Promise<{ berlaku: Buffer[]; semua: Buffer[] }> {
  const found = await inScope(db, { lingkup: 'semua' }, (trx) => listKunciServer(trx, keys), { readOnly: true });
  const berlaku = found.berlaku.map(kunciSegel);
  return { berlaku, semua: [...berlaku, ...found.lama.map(kunciSegel)] };
}
