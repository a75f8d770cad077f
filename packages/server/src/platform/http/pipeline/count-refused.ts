/** More of one person within an hour say nothing new, and would fill the disk. */
const SEJAM = 120;
const HOUR_MS = 3_600_000;
/** So many names are counted apart; in an hour that knows more, the rest share one count. */
const NAMES = 10_000;

/** How many refused attempts of a name may still be kept in this hour, this one among them. */
export type CountLeft = (name: string, now: number) => number;

export function countRefused(): CountLeft {
  const counts = new Map<string, number>();
  let began = 0;
  return (name, now) => {
    if (now - began >= HOUR_MS) {
      counts.clear();
      began = now;
    }
    const counted = counts.has(name) || counts.size < NAMES ? name : 'selebihnya';
    const before = counts.get(counted) ?? 0;
    counts.set(counted, before + 1);
    return Math.max(0, SEJAM - before);
  };
}
