import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseProbe } from './database-probe.ts';

/** A connection that has not answered by then may be merely slow, or lost alone: another one is asked as well. */
const SLOW_MS = 500;
const ANOTHER_MS = 1_250;
const REFUSED_MS = 250;

type Asking = {
  /** The answer of the one that there is already, if there is one; it is left as it is, whoever answers. */
  standing: Promise<DatabaseProbe> | undefined;
  open: () => DatabaseProbe;
  /** Called where also a new connection was refused, or broke. */
  onRefused: () => void;
  signal: AbortSignal;
};

/** Asks one new connection after another until any answers, which is it; undefined where it was told to stop. */
export async function firstToAnswer({ standing, open, onRefused, signal }: Asking): Promise<DatabaseProbe | undefined> {
  const answers = new Set<Promise<DatabaseProbe>>(standing ? [standing] : []);
  const opened = new Set<DatabaseProbe>();
  const ask = (probe: DatabaseProbe) => {
    opened.add(probe);
    const answer = probe.ask().then(() => probe);
    answer.catch(() => {
      answers.delete(answer);
      probe.drop();
    });
    answers.add(answer);
  };
  if (!standing) ask(open());
  let winner: DatabaseProbe | undefined;
  for (let tries = 0; !winner && !signal.aborted; tries += 1) {
    const heard = await Promise.race([
      Promise.any(answers).catch(() => 'refused' as const),
      pause(tries === 0 ? SLOW_MS : ANOTHER_MS, signal),
    ]);
    if (typeof heard === 'object') winner = heard;
    else {
      // That the connection it had was closed says nothing yet: it may have been the only one.
      if (heard === 'refused' && opened.size > 0) {
        onRefused();
        await pause(REFUSED_MS, signal);
      }
      ask(open());
    }
  }
  for (const probe of opened) if (probe !== winner) probe.drop();
  return winner;
}

/** Ends early when told to stop. */
function pause(ms: number, signal: AbortSignal): Promise<'slow'> {
  return sleep(ms, 'slow' as const, { signal, ref: false }).catch(() => 'slow' as const);
}
