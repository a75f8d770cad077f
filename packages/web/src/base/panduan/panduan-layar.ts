import type { NamaPanduan } from './panduan.ts';

let current: NamaPanduan | null = null;
const listeners = new Set<() => void>();
const change = (next: NamaPanduan | null) => {
  current = next;
  for (const listener of listeners) listener();
};

/** The tour of the screen that is open now, if it has one; Help offers it again. */
export const panduanLayar = {
  read: () => current,
  enter: (nama: NamaPanduan): (() => void) => {
    change(nama);
    return () => change(null);
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
