import type { PratinjauMutasi } from '@hadir/contract/mutasi/mutasi.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { dryRun } from '../../platform/http/pipeline/dry-run.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { moveMutasi, type HasilPindah } from './move-mutasi.ts';
import { requireBelumLewat } from './require-belum-lewat.ts';
import { sebutTertahan } from './sebut-tertahan.ts';

/**
 * What a transfer would do if today were its day, or why it could not be done: it is done and taken back. Must not be
 * asked for while the caller's own transaction holds rows of the member or of either place.
 */
export async function previewMutasi(deps: Deps, mutasi: MutasiTersimpan, now: Date): Promise<PratinjauMutasi> {
  // Nobody is told of what does not happen.
  const quiet: Deps = { ...deps, mail: { ...deps.mail, send: () => Promise.resolve() } };
  try {
    const run = async ({ db }: { db: Deps['db'] }) => {
      const p = { db: db as Transaction<Tables>, deps: quiet, now };
      // One that is confirmed is done by its own date, however late.
      if (mutasi.status !== STATUS_AKSES.disetujui) await requireBelumLewat(p, mutasi);
      return moveMutasi(p, mutasi);
    };
    const { bawaan } = (await dryRun(deps.db, { lingkup: 'semua' }, run)) as HasilPindah;
    return { bawaan, hambatan: null };
  } catch (error) {
    const hambatan = sebutTertahan(error);
    if (hambatan === null) throw error;
    return { bawaan: null, hambatan };
  }
}
