import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { listAnggotaIds } from '../hari/anggota.queries.ts';
import { deriveHari } from './derive-hari.ts';

/** So many members are derived in one transaction. */
const PORSI = 100;
/** So many portions at once: while the database stores one, the next is judged. */
const SEKALIGUS = 2;

type Ctx = { db: Db; now: Date; organisasi: { organisasi_id: number; tenant_id: number } };

/**
 * Derives the days of these members, or of all, between two dates afresh and stores them, in portions that are each a
 * transaction of their own. Answers how many days there are; `onProgress` hears after each portion how much is done, 0 to 1.
 */
export async function deriveRentang(
  { db, now, organisasi }: Ctx,
  siapa: readonly number[] | 'semua',
  range: TanggalRange,
  onProgress?: (done: number) => void,
): Promise<number> {
  const scope = { lingkup: 'organisasi', ...organisasi } as const;
  const user_ids =
    siapa === 'semua'
      ? await inScope(db, scope, (trx) => listAnggotaIds(trx, organisasi.organisasi_id), { readOnly: true })
      : siapa;
  const starts = Array.from({ length: Math.ceil(user_ids.length / PORSI) }, (_, n) => n * PORSI).values();
  let hari = 0;
  let done = 0;
  const deriveNext = async () => {
    for (const first of starts) {
      const portion = user_ids.slice(first, first + PORSI);
      const derived = await inScope(db, scope, (trx) => deriveHari({ db: trx, now, organisasi }, portion, range));
      hari += derived;
      done += portion.length;
      onProgress?.(done / user_ids.length);
    }
  };
  await Promise.all(Array.from({ length: SEKALIGUS }, deriveNext));
  return hari;
}
