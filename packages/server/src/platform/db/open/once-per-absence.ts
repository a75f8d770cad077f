import { isAway } from './database-away.ts';

/** Failures that follow each other closer than this are of one absence. */
const APART_MS = 60_000;

/** Tells that the database is away the first time only; all else each time. Whoever asks it again and again would fill a log. */
export function oncePerAbsence(tell: (error: unknown) => void, now: () => number = Date.now) {
  let last = -Infinity;
  return (error: unknown): void => {
    const isMore = isAway(error) && now() - last < APART_MS;
    if (isAway(error)) last = now();
    if (!isMore) tell(error);
  };
}
