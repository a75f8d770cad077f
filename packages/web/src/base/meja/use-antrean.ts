import { useState } from 'react';

/** Which of a queue are chosen together, and the steps from the one that is open to its neighbours. */
export function useAntrean(ids: readonly number[], opened: number | undefined, onOpen: (id: number) => void) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  // What has left the queue, or stands on another page of it, is decided by nobody who does not see it.
  const selected: ReadonlySet<number> = new Set(ids.filter((id) => chosen.has(id)));
  const at = opened === undefined ? -1 : ids.indexOf(opened);
  return {
    selected,
    select: (some: Iterable<number>) => setChosen(new Set(some)),
    toggle: (id: number) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    go: (step: number) => {
      const next = ids[Math.min(Math.max(at + step, 0), ids.length - 1)];
      if (next !== undefined) onOpen(next);
    },
    /** Opens the next that still waits, or none. */
    goOn: (isWaiting: (id: number) => boolean) => onOpen(ids.slice(at + 1).find(isWaiting) ?? 0),
  };
}
