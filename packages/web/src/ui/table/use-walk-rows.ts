import { useEffect } from 'react';
import type { RowKey } from './column.ts';

type Walk<Row> = {
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => RowKey;
  /** The row whose detail is open; without one the keys mean nothing. */
  openKey: RowKey | undefined;
  onOpen: ((row: Row) => void) | undefined;
};

const STEP: Record<string, 1 | -1> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** What takes these keys for itself. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="combobox"], [role="group"][tabindex]';

/**
 * While a row's detail stays open beside its list, ↓ or J opens the next row's in its place, ↑ or K the one before. Not
 * while something is typed or chosen, nor under a question that has opened above the detail.
 */
export function useWalkRows<Row>({ rows, rowKey, openKey, onOpen }: Walk<Row>): void {
  useEffect(() => {
    if (openKey === undefined || !onOpen || !rows) return undefined;
    const press = (event: KeyboardEvent) => {
      const step = STEP[event.key];
      if (!step || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      if (document.querySelectorAll('[role="dialog"]').length > 1) return;
      const next = rows[rows.findIndex((row) => rowKey(row) === openKey) + step];
      if (!next) return;
      event.preventDefault();
      onOpen(next);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [rows, rowKey, openKey, onOpen]);

  useEffect(() => {
    if (openKey !== undefined) document.querySelector('tr[data-open]')?.scrollIntoView({ block: 'nearest' });
  }, [openKey]);
}
