type End = () => Promise<unknown>;

/** What was started and must not outlive the measurements, the last first. */
const running: End[] = [];

/** Takes note of how something is ended; answers how to end it now, once. */
export function untilEnd(end: End): End {
  const once = async () => {
    const at = running.indexOf(once);
    if (at < 0) return;
    running.splice(at, 1);
    await end();
  };
  running.push(once);
  return once;
}

/** Ends what a measurement that failed left behind. */
export async function endAll(): Promise<void> {
  for (const end of running.toReversed()) await end().catch((error: unknown) => console.error(error));
}
