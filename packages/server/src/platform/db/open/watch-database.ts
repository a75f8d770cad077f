import { setTimeout as sleep } from 'node:timers/promises';
import { afterSilence } from './after-silence.ts';
import { openProbe, type DatabaseProbe } from './database-probe.ts';
import { firstToAnswer } from './first-to-answer.ts';

/** So often the database is asked whether it is there. */
const EVERY_MS = 250;
/** Where nobody answers for so long, though asked for next to nothing, it is away: what is new is refused. */
const SILENT_MS = 1_250;
/** Where nobody answers for so long, what is under way will have no answer either. A busy machine is not silent so long. */
const LOST_MS = 5_000;
/** A little more, so that what is given up was found lost before. */
const PATIENCE_MS = 6_000;

export type DatabaseWatch = {
  /** Set while the database is away: refuse at once, do not queue. */
  isAway: () => boolean;
  /** Told by whoever got an answer from the database: while others are answered, a question that waits is no absence. */
  heard: () => void;
  /** Called where connections were lost: what those asked that were made before that moment (`performance.now()`) is in vain. */
  onLost: (listener: (since: number) => void) => void;
  stop: () => Promise<void>;
};

/**
 * Asks the database again and again, on a connection of its own, whether it answers, so that its absence is known
 * within two seconds, also where connections vanish without a word, and its return within two more. One that only reads is
 * as good as none, unless it is there for that.
 */
export function watchDatabase(
  databaseUrl: string,
  tell: (isAway: boolean) => void = () => undefined,
  { isReading = false } = {},
): DatabaseWatch {
  const listeners = new Set<(since: number) => void>();
  const stopping = new AbortController();
  let standing: DatabaseProbe | undefined;
  let isAway = false;
  let lastWord = 0;

  const turn = (away: boolean) => {
    if (away === isAway) return;
    isAway = away;
    tell(away);
  };

  const look = async () => {
    const before = standing;
    const answer = before?.ask().then(() => before);
    const since = performance.now();
    const answered = afterSilence(
      SILENT_MS,
      () => lastWord,
      () => turn(true),
    );
    const kept = afterSilence(
      LOST_MS,
      () => lastWord,
      () => {
        for (const listener of listeners) listener(since);
      },
    );
    standing = await firstToAnswer({
      standing: answer,
      open: () => openProbe(databaseUrl, PATIENCE_MS, isReading),
      onRefused: () => turn(true),
      signal: stopping.signal,
    });
    answered();
    if (isAway && before && answer && standing !== before) {
      // It is back, on a new connection. Whether those from before came through, the one from before says.
      stopping.signal.addEventListener('abort', before.drop, { once: true });
      void answer.then(kept, kept).finally(before.drop);
    } else {
      kept();
      if (standing !== before) before?.drop();
    }
    if (standing) turn(false);
  };

  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await look();
      await sleep(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined); // stopped
    }
    standing?.drop();
  })();

  return {
    isAway: () => isAway,
    heard: () => {
      lastWord = performance.now();
    },
    onLost: (listener) => void listeners.add(listener),
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}
