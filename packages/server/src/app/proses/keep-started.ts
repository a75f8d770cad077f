/** Takes note of how something that was started is ended, and hands it back. */
export type Keep = <T>(started: T, end: (started: T) => Promise<void>) => T;

/** What was started, to be ended in reverse: `stop` does it once, whoever asks. */
export function keepStarted(): { keep: Keep; stop: () => Promise<void> } {
  const ends: (() => Promise<void>)[] = [];
  return {
    keep: (started, end) => {
      ends.push(() => end(started));
      return started;
    },
    stop: async () => {
      const failures: unknown[] = [];
      // What cannot be ended in order must not keep the rest, the database above all, from being so.
      for (const end of ends.splice(0).toReversed()) await end().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  };
}
