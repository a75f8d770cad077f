import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { moveSelection, type Place, type Selection } from './roster-selection.ts';

type Options = {
  size: { rows: number; cols: number };
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onKey: (key: string) => void;
  onCopy: () => void;
  onPaste: () => void;
};

/** What the grid's table listens for, once for all its cells. */
export function useRosterEvents({ size, selection, onSelect, onKey, onCopy, onPaste }: Options) {
  const dragging = useRef(false);
  const press = (event: PointerEvent<HTMLTableElement>) => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0) return;
    // A finger scrolls the grid; it selects one cell at a time.
    dragging.current = event.pointerType === 'mouse';
    onSelect({ anchor: event.shiftKey ? selection.anchor : place, focus: place });
  };
  const drag = (event: PointerEvent<HTMLTableElement>) => {
    if (!dragging.current || event.buttons !== 1) return;
    const place = placeOf(event.target);
    if (place) onSelect({ anchor: selection.anchor, focus: place });
  };
  const type = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.ctrlKey || event.metaKey) {
      const act = { c: onCopy, v: onPaste }[event.key.toLowerCase()];
      if (act) event.preventDefault();
      return act?.();
    }
    if (event.altKey) return;
    const moved = moveSelection(selection, event.key, event.shiftKey, size);
    if (moved) {
      event.preventDefault();
      onSelect(moved);
      const { row, col } = moved.focus;
      event.currentTarget.querySelector<HTMLElement>(`[data-cell="${row}:${col}"]`)?.focus();
    } else if (event.key.length === 1 || event.key === 'Delete' || event.key === 'Backspace') {
      if (event.key === ' ') event.preventDefault();
      onKey(event.key);
    }
  };
  return {
    onPointerDown: press,
    onPointerOver: drag,
    onPointerUp: () => {
      dragging.current = false;
    },
    onKeyDown: type,
  };
}

function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, col] = cell?.dataset['cell']?.split(':').map(Number) ?? [];
  return row === undefined || col === undefined ? undefined : { row, col };
}
