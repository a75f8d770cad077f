export type Place = { row: number; col: number };
/** A rectangle of cells, from where it began to where the focus stands. */
export type Selection = { anchor: Place; focus: Place };

type Size = { rows: number; cols: number };

const STEPS: Record<string, Place> = {
  ArrowLeft: { row: 0, col: -1 },
  ArrowRight: { row: 0, col: 1 },
  ArrowUp: { row: -1, col: 0 },
  ArrowDown: { row: 1, col: 0 },
  Home: { row: 0, col: -Infinity },
  End: { row: 0, col: Infinity },
};

/** Where a key leads, the rectangle growing while Shift is held; undefined for keys that move nothing. */
export function moveSelection(
  { anchor, focus }: Selection,
  key: string,
  grow: boolean,
  size: Size,
): Selection | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const next = {
    row: Math.min(Math.max(focus.row + step.row, 0), size.rows - 1),
    col: Math.min(Math.max(focus.col + step.col, 0), size.cols - 1),
  };
  return { anchor: grow ? anchor : next, focus: next };
}

/** The rows and columns that a selection covers, both ends included. */
export function toRect({ anchor, focus }: Selection) {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.col, focus.col),
    right: Math.max(anchor.col, focus.col),
  };
}

/** Every place of a selection, row by row. */
export function listPlaces(selection: Selection): Place[] {
  const { top, bottom, left, right } = toRect(selection);
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_unused, col) => ({ row: top + row, col: left + col })),
  ).flat();
}
