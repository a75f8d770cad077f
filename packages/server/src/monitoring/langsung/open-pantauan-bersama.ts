import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import type { Tersentuh } from '../../platform/siaran/siaran.ts';
import { urutanPantauan } from '../urutan-pantauan.ts';
import type { Dinding, Pandangan } from './dinding.ts';
import { lihatPantauan } from './lihat-pantauan.ts';

/** However many walls hang on this server and however much happens: it is looked once a second, for all of them. */
const PALING_CEPAT_MS = 1_000;
/** What the clock alone changes: a minute later more should have come. */
const PALING_LAMBAT_MS = 60_000;
/** For who comes newly everything is looked at again, but it may take no more than this part of the time. */
const PORSI_SAMBUT = 0.1;
/** Where that must wait, those that come within this time are shown together what is known. */
const SAMBUT_MS = 50;

type Needs = Pick<Deps, 'db' | 'siaran' | 'now'> & { onError: (error: unknown) => void };

/**
 * One look for all walls of this server: everything at first and each minute, between these those of whom something was
 * told (aturan/monitoring#langsung).
 */
export function openPantauanBersama({ db, siaran, now, onError }: Needs) {
  const dinding = new Set<Dinding>();
  /** Those that were shown nothing yet. */
  const baru = new Set<Dinding>();
  let rows = new Map<number, Pantauan>();
  let sorted: readonly Pantauan[] = [];
  let due = new Set<number>();
  /** When it was looked last, and last at everything, on the clock of this process. */
  let [looked, lookedAtAll] = [-Infinity, -Infinity];
  let lama = 0;
  let timer: NodeJS.Timeout | undefined;
  let isWorking = false;
  let stopListening: (() => void) | undefined;

  const look = async (isDue: boolean) => {
    const isWhole = isDue && performance.now() >= nextWhole();
    const organisasi_ids = isWhole ? undefined : [...due];
    const began = performance.now();
    if (isDue) {
      due = new Set();
      looked = began;
    }
    if (isWhole) lookedAtAll = began;
    try {
      const seen = await lihatPantauan(db, isDue ? { organisasi_ids } : null, now(), () => [
        ...(isDue ? dinding : baru),
      ]);
      if (isDue) {
        // One that is closed meanwhile is not read again.
        const kept = isWhole ? [] : [...rows].filter(([id]) => !organisasi_ids?.includes(id));
        rows = new Map([...kept, ...seen.read.map((row) => [row.organisasi_id, row] as const)]);
        sorted = [...rows.values()].toSorted(urutanPantauan);
      }
      if (isWhole) lama = performance.now() - began;
      return seen;
    } catch (error) {
      lookedAtAll = -Infinity;
      throw error;
    }
  };
  const show = ({ walls, pelaku, tugas }: Awaited<ReturnType<typeof look>>) => {
    const tugasBy = Map.groupBy(tugas, ({ user_id }) => user_id);
    const picked = new Map<string, readonly Pantauan[]>();
    const pandangan: Omit<Pandangan, 'pelaku'> = {
      tugasOf: (user_id) => tugasBy.get(user_id) ?? [],
      pickOnce: (key, pick) => {
        const rows = picked.get(key) ?? sorted.filter(pick);
        picked.set(key, rows);
        return rows;
      },
    };
    for (const wall of walls) {
      baru.delete(wall);
      wall.show({ ...pandangan, pelaku: pelaku.get(wall.token_hash.toString('hex')) });
    }
  };
  const nextWhole = () =>
    lookedAtAll +
    (baru.size > 0 ? Math.min(Math.max(lama / PORSI_SAMBUT, PALING_CEPAT_MS), PALING_LAMBAT_MS) : PALING_LAMBAT_MS);
  const nextLook = () => Math.max(looked + PALING_CEPAT_MS, due.size > 0 ? -Infinity : nextWhole());
  const run = async () => {
    if (isWorking || dinding.size === 0) return;
    isWorking = true;
    try {
      show(await look(performance.now() >= nextLook()));
    } catch (error) {
      onError(error);
    } finally {
      isWorking = false;
      plan();
    }
  };
  const plan = () => {
    clearTimeout(timer);
    if (dinding.size === 0 || isWorking) return;
    // A timer counts whole milliseconds, and must not come before it is due.
    const wait = Math.ceil(Math.max(nextLook() - performance.now(), 0));
    timer = setTimeout(() => void run(), baru.size > 0 && wait > PALING_CEPAT_MS ? SAMBUT_MS : wait);
  };
  const hear = (tersentuh: Tersentuh) => {
    if (tersentuh === 'semua') lookedAtAll = -Infinity;
    else for (const id of tersentuh) due.add(id);
    plan();
  };

  return {
    /** Answers how to take it down. It is shown at once what is known, or within a second what is so now. */
    hang: (wall: Dinding): (() => void) => {
      // Nobody listened while no wall hung.
      if (dinding.size === 0) lookedAtAll = -Infinity;
      dinding.add(wall);
      baru.add(wall);
      stopListening ??= siaran.listen(hear);
      plan();
      return () => {
        dinding.delete(wall);
        baru.delete(wall);
        if (dinding.size > 0) return;
        clearTimeout(timer);
        stopListening?.();
        stopListening = undefined;
      };
    },
  };
}
