const KEY = 'hadir-organisasi';

const read = () => {
  const id = Number(localStorage.getItem(KEY));
  return Number.isInteger(id) && id > 0 ? id : null;
};

let chosen: number | null | undefined;
const listeners = new Set<() => void>();

const change = (next: number | null) => {
  chosen = next;
  if (next === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, String(next));
  for (const listener of listeners) listener();
};

/** The organisation that this tab is in. A new tab and a reload start with the last one of the device. */
export const chosenOrganisasi = {
  read: (): number | null => (chosen === undefined ? (chosen = read()) : chosen),
  choose: (organisasi_id: number) => change(organisasi_id),
  clear: () => change(null),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
