import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSlots } from './slots.ts';
import { isAway } from './database-away.ts';
import { newCounts, type Baca, type SebabUtama } from './baca.ts';
import { openDb, type Db } from './open-db.ts';
import { watchDatabase } from './watch-database.ts';

/** So long somebody waits for the replica to catch up; then it is read on the primary. */
const SABAR_MS = 1_000;
const LIHAT_MS = 5;
/** One that was behind is left alone so long: nobody else waits for it meanwhile. */
const JEDA_MS = 5_000;

type Options = { connections: number; tell: (keadaan: string) => void; sabarMs?: number; jedaMs?: number };

/** Opens a replica of the primary for what may be read elsewhere. */
export function openReplica(
  url: string,
  primary: Db,
  { connections, tell, sabarMs = SABAR_MS, jedaMs = JEDA_MS }: Options,
) {
  const watch = watchDatabase(url, (away) => tell(away ? 'tidak menjawab' : 'menjawab lagi'), { isReading: true });
  const db = openDb(url, { connections, watch, isReading: true });
  const slots = createSlots(connections);
  const counts = newCounts();
  let tertinggalSampai = 0;
  let isTold = false;

  /** Why it cannot be read there now. */
  const findSebab = async (): Promise<SebabUtama | undefined> => {
    if (watch.isAway()) return 'hilang';
    if (performance.now() < tertinggalSampai) return 'tertinggal';
    try {
      const isThere = await catchUp(db, await reachedBy(primary), sabarMs);
      if (isThere === isTold) tell(isThere ? 'tidak tertinggal lagi' : 'tertinggal');
      isTold = !isThere;
      if (isThere) return undefined;
    } catch (error) {
      if (!isAway(error)) throw error;
      return 'hilang';
    }
    tertinggalSampai = performance.now() + jedaMs;
    return 'tertinggal';
  };

  const baca: Baca = Object.assign(
    async <T>(onReplica: (db: Db) => Promise<T>, onPrimary: () => Promise<T>): Promise<T> => {
      const sebab = await findSebab();
      if (sebab) {
        counts[sebab] += 1;
        return onPrimary();
      }
      try {
        const answer = await slots(() => onReplica(db));
        counts.replika += 1;
        return answer;
      } catch (error) {
        if (!isBroken(error)) throw error;
        counts.putus += 1;
        return onPrimary();
      }
    },
    { counts },
  );
  return {
    baca,
    stop: async () => {
      await watch.stop();
      await db.destroy();
    },
  };
}

/** How far the primary has come: every change that anybody was told of is before this. */
async function reachedBy(primary: Db): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_flush_lsn()::text as lsn`.execute(primary);
  return rows[0]?.lsn ?? '0/0';
}

/** Whether the replica comes as far in time. */
async function catchUp(db: Db, lsn: string, sabarMs: number): Promise<boolean> {
  const until = performance.now() + sabarMs;
  for (;;) {
    const { rows } = await sql<{ is_there: boolean }>`
      select pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as is_there`.execute(db);
    if (rows[0]?.is_there) return true;
    if (performance.now() > until) return false;
    await sleep(LIHAT_MS);
  }
}

/** It went away under the question, or gave it up for what it has to replay: the primary answers it. */
const isBroken = (error: unknown): boolean =>
  isAway(error) || /conflict with recovery/.test((error as Error | undefined)?.message ?? '');
