import type { KeyboardEvent } from 'react';

const STEP: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys, Home and End carry the focus from a row's control to the same control of another row. */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEP[event.key];
  const control = event.target instanceof Element ? event.target.closest('[data-row-focus]') : null;
  const row = control?.closest('tr, li');
  if (!step || !control || !row?.parentElement) return;
  const rows = [...row.parentElement.children];
  const place = [...row.querySelectorAll('[data-row-focus]')].indexOf(control);
  const target =
    rows[step(rows.indexOf(row), rows.length - 1)]?.querySelectorAll<HTMLElement>('[data-row-focus]')[place];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
