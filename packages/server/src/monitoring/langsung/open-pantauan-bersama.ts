import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import { comparePantauan } from '@hadir/rules/monitoring/judge-pantauan.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Tersentuh } from '../../platform/kabar/kabar.ts';
import { readPantauan } from '../read-pantauan.ts';

/** However many walls hang on this server and however much happens: it is looked once a second, for all of them. */
const PALING_CEPAT_MS = 1_000;
/** What the clock alone changes: a minute later more should have come. */
const PALING_LAMBAT_MS = 60_000;

/** Shown at each look; all organisations, the worst first, of which the wall takes those within its reach. */
export type Dinding = (all: readonly Pantauan[]) => Promise<void>;

type Needs = Pick<Deps, 'db' | 'kabar' | 'now'> & { onError: (error: unknown) => void };

/** One look for all walls of this server: everything at first and each minute, between these those of whom something was told. */
export function openPantauanBersama({ db, kabar, now, onError }: Needs) {
  const dinding = new Set<Dinding>();
  const rows = new Map<number, Pantauan>();
  let due: Set<number> | 'semua' = 'semua';
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let stopListening: (() => void) | undefined;

  const look = async () => {
    const asked = due;
    due = new Set();
    const organisasi_ids = asked === 'semua' ? undefined : [...asked];
    const read = await inScope(db, { lingkup: 'semua' }, (trx) => readPantauan(trx, { organisasi_ids }, now()), {
      readOnly: true,
    });
    // One that is closed meanwhile is not read again.
    if (organisasi_ids === undefined) rows.clear();
    else for (const id of organisasi_ids) rows.delete(id);
    for (const row of read) rows.set(row.organisasi_id, row);
    const all = [...rows.values()].toSorted(comparePantauan);
    await Promise.all([...dinding].map((show) => show(all)));
  };
  const run = async () => {
    timer = undefined;
    if (isLooking || dinding.size === 0) return;
    isLooking = true;
    try {
      await look();
    } catch (error) {
      due = 'semua';
      onError(error);
    } finally {
      isLooking = false;
      plan();
    }
  };
  const plan = () => {
    clearTimeout(timer);
    if (dinding.size === 0) return;
    const isDue = due === 'semua' || due.size > 0;
    timer = setTimeout(
      () => {
        if (!isDue) due = 'semua';
        void run();
      },
      isDue ? PALING_CEPAT_MS : PALING_LAMBAT_MS,
    );
  };
  const hear = (tersentuh: Tersentuh) => {
    const wasDue = due === 'semua' || due.size > 0;
    if (tersentuh === 'semua') due = 'semua';
    else if (due !== 'semua') for (const id of tersentuh) due.add(id);
    if (!wasDue && !isLooking) plan();
  };

  return {
    /** Answers how to take it down. Its first look is at once, with everybody else's. */
    hang: (show: Dinding): (() => void) => {
      dinding.add(show);
      due = 'semua';
      stopListening ??= kabar.listen(hear);
      clearTimeout(timer);
      timer = setTimeout(() => void run(), 0);
      return () => {
        dinding.delete(show);
        if (dinding.size > 0) return;
        clearTimeout(timer);
        stopListening?.();
        stopListening = undefined;
      };
    },
  };
}
