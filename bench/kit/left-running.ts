type End = () => Promise<unknown>;

/** What was started and must not outlive the measurements, the last first; what is being ended stays in it until it is. */
const running: End[] = [];

/** Takes note of how something is ended; answers how to end it. It is ended once: who asks again waits for that. */
export function untilEnd(end: End): End {
  let ending: Promise<unknown> | undefined;
  const once = () => (ending ??= end().finally(() => running.splice(running.indexOf(once), 1)));
  running.push(once);
  return once;
}

let endingAll: Promise<void> | undefined;

/** Ends what a measurement that failed left behind. Whoever asks meanwhile waits for the same end. */
export function endAll(): Promise<void> {
  endingAll ??= endEach().finally(() => (endingAll = undefined));
  return endingAll;
}

/** A signal, or a failure that nobody awaited, ends what is left running before it ends this process. */
export function endAllAtLast(): void {
  const end = () => void endAll().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  for (const failure of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(failure, (error) => {
      console.error(error);
      end();
    });
  }
}

async function endEach(): Promise<void> {
  for (const end of running.toReversed()) await end().catch((error: unknown) => console.error(error));
}
