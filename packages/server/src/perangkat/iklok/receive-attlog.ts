import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { lockMesin, type MesinTerdaftar } from '../dasar/mesin.queries.ts';
import { storeBarisMesin } from './store-baris-mesin.ts';

/** So many lines are stored in one transaction. */
const PORSI = 5_000;

/**
 * Stores a machine's lines and answers how many it may forget, or null where it was put out of use meanwhile. What was
 * stored before a failure stays; the machine, which was not answered, sends all again, and each line is there once.
 */
export async function receiveAttlog(
  deps: Deps,
  mesin: MesinTerdaftar,
  isi: Uint8Array,
  stamp: string | null,
): Promise<number | null> {
  const { tenant_id, organisasi_id } = mesin;
  const now = deps.now();
  // Digits are the same in every 8-bit code that machines write.
  const semua = Buffer.from(isi)
    .toString('latin1')
    .split('\n')
    .filter((baris) => baris.trim() !== '');
  for (let first = 0; first < semua.length; first += PORSI) {
    const baris = semua.slice(first, first + PORSI);
    const isLast = first + PORSI >= semua.length;
    const isStored = await deps.slots(() =>
      inScope(deps.db, { lingkup: 'organisasi', tenant_id, organisasi_id }, async (db) => {
        const locked = await lockMesin(db, mesin, now);
        if (locked?.status !== STATUS_RECORD.aktif) return false;
        // Its contact as it was when it began to speak.
        const { terakhir_terlihat, tersambung_sejak } = mesin;
        const speaking = { ...locked, terakhir_terlihat, tersambung_sejak };
        await storeBarisMesin({ db, now, jobs: deps.jobs }, speaking, baris, isLast ? stamp : null);
        return true;
      }),
    );
    if (!isStored) return null;
  }
  if (semua.length > 0) deps.kabar.tell(organisasi_id);
  return semua.length;
}
