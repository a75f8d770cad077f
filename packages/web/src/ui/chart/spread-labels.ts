/** Where labels stand that each want a height: as near to it as `gap` between them and the edges leave, in their order. */
export function spreadLabels(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, at) => at).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = new Map<number, number>();
  let below = from - gap;
  for (const at of order) {
    below = Math.max(wanted[at] ?? 0, below + gap);
    placed.set(at, below);
  }
  let above = to + gap;
  for (const at of order.toReversed()) {
    above = Math.min(placed.get(at) ?? 0, above - gap);
    placed.set(at, above);
  }
  return wanted.map((_, at) => placed.get(at) ?? 0);
}
