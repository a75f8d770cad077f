import { useState } from 'react';
import type { Column } from './column.ts';
import { tableOwner } from './table-owner.ts';

export type PilihanKolom<Row> = {
  /** Those to show. */
  columns: Column<Row>[];
  /** Those that may be hidden: all but the first, which names the row, and those that only a card shows. */
  choices: { key: string; header: string; isShown: boolean }[];
  toggle: (key: string) => void;
};

/** Which columns of a list this person has hidden on this device; all of them until he hides one. */
export function useKolom<Row>(label: string, columns: Column<Row>[]): PilihanKolom<Row> {
  const kept = tableOwner.keyOf('kolom', label);
  const [hidden, setHidden] = useState(() => new Set((localStorage.getItem(kept) ?? '').split(',').filter(Boolean)));
  const isShown = ({ key }: Column<Row>, index: number) => index === 0 || !hidden.has(key);
  return {
    columns: hidden.size > 0 ? columns.filter(isShown) : columns,
    choices: columns.slice(1).map(({ key, header }) => ({ key, header, isShown: !hidden.has(key) })),
    toggle: (key) => {
      const next = new Set(hidden);
      if (!next.delete(key)) next.add(key);
      setHidden(next);
      if (next.size > 0) localStorage.setItem(kept, [...next].join(','));
      else localStorage.removeItem(kept);
    },
  };
}
