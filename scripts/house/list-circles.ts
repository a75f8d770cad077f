/** Those that lead back to themselves, together with those on the way; each circle once, its members sorted. */
export function listCircles(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(arrows.get(start) ?? [])];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      waiting.push(...(arrows.get(one) ?? []));
    }
    return seen;
  };
  const from = new Map([...arrows.keys()].map((one) => [one, reached(one)]));
  const circles = [...arrows.keys()]
    .filter((one) => from.get(one)?.has(one))
    .map((one) => [...(from.get(one) ?? [])].filter((other) => from.get(other)?.has(one)).toSorted());
  return [...new Map(circles.map((circle) => [circle.join(' '), circle])).values()];
}
