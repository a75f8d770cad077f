const SEMENIT_MS = 60_000;
const listeners = new Set<() => void>();
let timer: number | undefined;

const tell = () => {
  for (const listener of listeners) listener();
};

/** Calls back every 60 seconds, and when the page is looked at again; one timer for all who ask. */
export function everyMinute(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = window.setInterval(tell, SEMENIT_MS);
    document.addEventListener('visibilitychange', tell);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
    timer = undefined;
  };
}
