import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import type { Deps } from '../ctx/deps.ts';
import { inScope } from '../db/scope/in-scope.ts';
import { lockBerkasLama } from '../files/berkas.queries.ts';

const SEKALI = 100;

/** Takes away the bytes of a kind of file that are older than so many days; the rows stay and say when. */
export async function sweepBerkasLama(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { jenis, hari, now }: { jenis: string; hari: number; now: Date },
): Promise<void> {
  const sebelum = new Date(now.getTime() - hari * SEHARI_MS);
  const sweep = () =>
    inScope(db, { lingkup: 'semua' }, async (trx) => {
      const old = await lockBerkasLama(trx, { jenis, sebelum }, SEKALI);
      for (const berkas of old) await files.remove(trx, berkas, now);
      return old.length;
    });
  while ((await sweep()) === SEKALI);
}
