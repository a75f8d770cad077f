export type PageSlot = number | 'gap';

/** Which pages a pager shows: at most `slots` places, the first and the last page always among them, gaps counted. */
export function visiblePages(current: number, last: number, slots: number): PageSlot[] {
  if (last <= slots) return Array.from({ length: last }, (_, index) => index + 1);
  const inner = slots - 2;
  const nearStart = current <= inner;
  const nearEnd = current > last - inner;
  if (nearStart) return [...range(1, slots - 2), 'gap', last];
  if (nearEnd) return [1, 'gap', ...range(last - slots + 3, last)];
  const middle = slots - 4;
  const from = current - Math.floor((middle - 1) / 2);
  return [1, 'gap', ...range(from, from + middle - 1), 'gap', last];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
