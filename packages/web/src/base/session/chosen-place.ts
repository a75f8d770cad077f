/** A place that was chosen on this device: a new tab and a reload start with the last one. */
export function chosenPlace(key: string) {
  const stored = () => {
    const id = Number(localStorage.getItem(key));
    return Number.isInteger(id) && id > 0 ? id : null;
  };
  let chosen: number | null | undefined;
  const listeners = new Set<() => void>();
  const change = (next: number | null) => {
    chosen = next;
    if (next === null) localStorage.removeItem(key);
    else localStorage.setItem(key, String(next));
    for (const listener of listeners) listener();
  };
  return {
    read: (): number | null => (chosen === undefined ? (chosen = stored()) : chosen),
    choose: (id: number) => change(id),
    clear: () => change(null),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
