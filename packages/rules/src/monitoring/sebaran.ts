/** The middle of numbers, of two middles their mean; of none there is none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}

/** How far numbers usually lie from their middle: the median of their distances. One that is far out moves it little. */
export function madOf(values: readonly number[]): number | null {
  const middle = medianOf(values);
  return middle === null ? null : medianOf(values.map((value) => Math.abs(value - middle)));
}
