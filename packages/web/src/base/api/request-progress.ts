let running = 0;
const listeners = new Set<() => void>();

const change = (by: number) => {
  running += by;
  for (const listener of listeners) listener();
};

/** Counts a piece of work that the progress line shows; the function that it returns ends it, once. */
export function startProgress(): () => void {
  let ended = false;
  change(1);
  return () => {
    if (ended) return;
    ended = true;
    change(-1);
  };
}

/** For `useSyncExternalStore`: whether anything is under way. */
export const requestProgress = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => running > 0,
};
