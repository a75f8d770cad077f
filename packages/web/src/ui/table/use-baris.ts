import { useState } from 'react';
import { tableOwner } from './table-owner.ts';

/** How many rows a page may hold; the first unless one chooses another. */
export const JUMLAH_BARIS = [15, 30, 50, 100] as const;

/**
 * How many rows a list's pages hold for this person on this device, and what is asked of the server for it: nothing where
 * it is what the server answers anyway. `onChanged`: the page that one was on is another now.
 */
export function useBaris(label: string, onChanged: () => void) {
  const key = tableOwner.keyOf('baris', label);
  const [count, setCount] = useState<number>(() => {
    const kept = Number(localStorage.getItem(key));
    return JUMLAH_BARIS.find((one) => one === kept) ?? JUMLAH_BARIS[0];
  });
  const onCount = (next: number) => {
    localStorage.setItem(key, String(next));
    setCount(next);
    onChanged();
  };
  return { baris: { count, onCount }, asked: count === JUMLAH_BARIS[0] ? {} : { count } };
}
