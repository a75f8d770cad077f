// node packages/web/build/map-outline.ts: draws src/ui/map-outline.json from Natural Earth (world-atlas).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Topology = {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: {
    countries: { geometries: { id: string; type: 'Polygon' | 'MultiPolygon'; arcs: number[][] | number[][][] }[] };
  };
};

const INDONESIA = '360';
const WINDOW = { west: 88, east: 148, south: -18, north: 16 };
const UNITS = 100;

const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
const { scale, translate } = topology.transform;

const arcs = topology.arcs.map((arc) => {
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]): [number, number] => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
});

const ringOf = (indexes: number[]) =>
  indexes.flatMap((index, place) => {
    const arc = index >= 0 ? (arcs[index] ?? []) : (arcs[~index] ?? []).toReversed();
    return place === 0 ? arc : arc.slice(1);
  });

const inside = ([lon, lat]: [number, number]) =>
  lon > WINDOW.west && lon < WINDOW.east && lat > WINDOW.south && lat < WINDOW.north;

const clamp = ([lon, lat]: [number, number]): [number, number] => [
  Math.min(Math.max(lon, WINDOW.west), WINDOW.east),
  Math.min(Math.max(lat, WINDOW.south), WINDOW.north),
];

function distance([x, y]: [number, number], [ax, ay]: [number, number], [bx, by]: [number, number]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Douglas–Peucker: no point that was left out lies further than `tolerance` degrees from the line. */
function simplify(line: [number, number][], tolerance: number): [number, number][] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  // A ring ends where it begins: without a base line its farthest point divides it.
  const far = line.map((point) => distance(point, first, last));
  const at = far.indexOf(Math.max(...far));
  if ((far[at] ?? 0) <= tolerance) return [first, last];
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)];
}

/** Hundredths of a degree, each point as its step from the one before. */
function compact(ring: [number, number][], tolerance: number): number[] {
  let x = 0;
  let y = 0;
  return simplify(ring.map(clamp), tolerance).flatMap(([lon, lat]) => {
    const step = [Math.round(lon * UNITS) - x, Math.round(lat * UNITS) - y];
    x += step[0] ?? 0;
    y += step[1] ?? 0;
    return step;
  });
}

const outline: { indonesia: number[][]; around: number[][] } = { indonesia: [], around: [] };
for (const { id, type, arcs: shape } of topology.objects.countries.geometries) {
  const polygons = (type === 'Polygon' ? [shape] : shape) as number[][][];
  const own = id === INDONESIA;
  for (const polygon of polygons) {
    const ring = ringOf(polygon[0] ?? []);
    if (!ring.some(inside)) continue;
    const flat = compact(ring, own ? 0.012 : 0.04);
    if (flat.length >= 8) (own ? outline.indonesia : outline.around).push(flat);
  }
}

writeFileSync(join(import.meta.dirname, '../src/ui/map/map-outline.json'), `${JSON.stringify(outline)}\n`);
