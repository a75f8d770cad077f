import { eachDay } from '@hadir/rules/waktu/tanggal.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { deriveHari } from '../../kehadiran/turunan/derive-hari.ts';
import type { DeriveCtx } from '../../kehadiran/turunan/derive-ctx.ts';
import { lockHariDi, lockPembekuan } from '../../kehadiran/turunan/kunci-hari.queries.ts';
import { listHariOfEvents } from '../../kehadiran/turunan/list-hari-of-events.ts';
import { rederiveJob } from '../../kehadiran/turunan/rederive-job.ts';
import { toRentang } from './to-rentang.ts';
import { insertKetukanMesin, type KetukanMesin, type Mesin } from './ketukan-mesin.queries.ts';

/** So many member-days are derived in the transaction that records; of a longer absence the background derives them. */
const LANGSUNG = 200;

type Ctx = Pick<DeriveCtx, 'db' | 'now'> & { jobs: JobQueue };

/**
 * Records what a machine read of members, each line once, and derives the days that it belongs to, or asks for that where
 * it may follow `isLater`. A frozen month stays as it was: what arrives after it waits as every late event does. Answers
 * how many events were new.
 */
export async function recordKetukanMesin(
  { db, now, jobs }: Ctx,
  mesin: Mesin,
  ketukan: readonly KetukanMesin[],
  { isLater = false } = {},
): Promise<number> {
  if (ketukan.length === 0) return 0;
  const { tenant_id, organisasi_id, timezone } = mesin;
  const organisasi = { tenant_id, organisasi_id };
  await lockPembekuan(db, [organisasi], 'bersama');
  const baru = await insertKetukanMesin(db, mesin, ketukan, now);
  if (baru.length === 0) return 0;

  const hari = await listHariOfEvents(
    { db, organisasi },
    baru.map((one) => ({ ...one, timezone })),
  );
  const rentang = toRentang(hari);
  const jumlah = rentang.reduce((sum, { range, user_ids }) => sum + eachDay(range).length * user_ids.length, 0);
  const isLangsung = !isLater && jumlah <= LANGSUNG;
  // All of them first and in one order, as whoever else derives several days does.
  if (isLangsung)
    await lockHariDi(
      db,
      baru.map(({ user_id }) => ({ organisasi_id, user_id })),
    );
  for (const { range, user_ids } of rentang) {
    if (isLangsung) await deriveHari({ db, now, organisasi }, user_ids, range);
    else await jobs.enqueue(db, rederiveJob, { user_ids, range }, { ...organisasi, dibuat_oleh: null });
  }
  return baru.length;
}
