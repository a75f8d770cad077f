import outline from './map-outline.json' with { type: 'json' };

const UNITS = 100;

/** The land of Indonesia and around it (Natural Earth, about 1 km fine), for maps without the internet. */
export const LAND = {
  indonesia: toPolygons(outline.indonesia),
  around: toPolygons(outline.around),
};

/** Where the outline ends, in degrees, less what its cut edge needs to lie out of sight. */
const KNOWN = { west: 93.4, east: 146, south: -16, north: 14 };

/** All that lies beyond it. */
export const BEYOND = {
  type: 'Polygon' as const,
  coordinates: [ringOf({ west: -80, east: 330, south: -80, north: 80 }), ringOf(KNOWN)],
};

function ringOf({ west, east, south, north }: typeof KNOWN): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

function toPolygons(rings: number[][]) {
  return { type: 'MultiPolygon' as const, coordinates: rings.map((steps) => [follow(steps)]) };
}

/** Each pair is the step from the point before. */
function follow(steps: number[]): [number, number][] {
  const points: [number, number][] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x / UNITS, y / UNITS]);
  }
  return points;
}
