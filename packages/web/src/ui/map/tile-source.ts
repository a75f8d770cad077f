/** Where a map's tiles come from, by an address with {z}, {x} and {y}, and whom it names for them. */
type Tiles = { address: string; attribution: string };

let ask: () => Promise<Tiles | null> = () => Promise.resolve(null);

/** Says how maps learn of their tiles; until then, and where there are none, they show the bundled outline. */
export function setTileSource(source: () => Promise<Tiles | null>): void {
  ask = source;
}

export const findTiles = () => ask();
