import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Job, JobCtx } from '../../platform/jobs/job.ts';
import { unsealCiri } from '../dasar/seal-ciri.ts';
import { listCiri, listSwafoto } from './banding.queries.ts';
import { compareSwafoto } from './compare-swafoto.ts';
import { keepHasil, type Dibandingkan } from './keep-hasil.ts';

/** So many are compared before they are kept: what a stop of the server costs at most. */
const SEKALI = 20;
/** Then others have their turn; whatever is left is asked for again within the minute. */
const PALING_LAMA_MS = 5 * 60_000;

/**
 * Compares selfies with enrolled faces, one at a time and of all tenants in turns, since the machine has one place for it.
 * Each portion is a transaction of its own, and an event that has its result is not looked at again.
 */
export const bandingkanWajahJob: Job<{ sejak: string }> = {
  jenis: 'bandingkan-wajah',
  retryLimit: 2,
  isAwaited: false,
  run: async (ctx, { sejak }) => {
    const sampai = performance.now() + PALING_LAMA_MS;
    let jumlah = 0;
    while (performance.now() < sampai) {
      const dibandingkan = await comparePorsi(ctx, new Date(sejak));
      if (dibandingkan === 0) break;
      jumlah += dibandingkan;
    }
    return async () => ({ jumlah });
  },
};

async function comparePorsi({ deps, now }: JobCtx, sejak: Date): Promise<number> {
  const ask = <T>(run: (db: typeof deps.db) => Promise<T>) =>
    inScope(deps.db, { lingkup: 'semua' }, run, { readOnly: true });
  const porsi = await ask((db) => listSwafoto(db, { now, sejak, jumlah: SEKALI }));
  const perInstansi = new Map<number, Dibandingkan[]>();
  let jumlah = 0;
  for (const swafoto of porsi) {
    const terdaftar = await ask((db) => listCiri(db, swafoto.wajah_id));
    // Withdrawn since the list was made: it is in none of the next.
    if (terdaftar.length === 0) continue;
    const ciri = terdaftar.map((one) => unsealCiri(deps.secretKeys, swafoto.user_id, one));
    const hasil = await compareSwafoto(deps, swafoto, ciri);
    const of = perInstansi.get(swafoto.organisasi_id) ?? [];
    perInstansi.set(swafoto.organisasi_id, [...of, { swafoto, hasil }]);
    jumlah += 1;
  }
  for (const semua of perInstansi.values()) await keepHasil(deps, semua, now);
  for (const organisasi_id of perInstansi.keys()) deps.siaran.tell(organisasi_id);
  return jumlah;
}
