export type SnackbarAction = { label: string; onClick: () => void };

export type Snackbar = {
  id: number;
  kind: 'error' | 'info' | 'success' | 'warning' | 'reload';
  message: string;
  /** How long it stays; without it until it is dismissed. */
  ms?: number;
  action?: SnackbarAction | undefined;
  /** Called once it is down, however it went. */
  onGone?: (() => void) | undefined;
};

const AT_MOST = 4;
let shown: readonly Snackbar[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const show = (next: readonly Snackbar[]) => {
  const gone = shown.filter((one) => !next.includes(one));
  shown = next;
  for (const listener of listeners) listener();
  for (const { onGone } of gone) onGone?.();
};

/** Puts a snackbar up and returns the function that takes it down. A repeated text replaces the one that stands. */
export function showSnackbar(snackbar: Omit<Snackbar, 'id'>): () => void {
  const id = ++lastId;
  const others = shown.filter((one) => one.kind !== snackbar.kind || one.message !== snackbar.message);
  show([...others, { ...snackbar, id }].slice(-AT_MOST));
  return () => dismissSnackbar(id);
}

export function dismissSnackbar(id: number): void {
  show(shown.filter((one) => one.id !== id));
}

/** For `useSyncExternalStore`. */
export const snackbarStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => shown,
};
