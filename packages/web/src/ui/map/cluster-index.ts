import Supercluster from 'supercluster';
import { formatAngka } from '../../kit/format/format.ts';
import type { Mark } from './cluster-icon.ts';
import type { ClusterPoint } from './geo-point.ts';

/** How near on the screen what lies beside each other is drawn as one. */
const RADIUS = 56;
/** Nearer than this all stand for themselves. */
const ZOOM_ALONE = 17;

type Worst = { rank: number; at: number; first: number };
/** A point by its key, or a cluster by its number in this index. */
type MarkOf = Mark & { key?: number; cluster?: number };
type Bounds = [west: number, south: number, east: number, north: number];

/** Many points by zoom: which are drawn within bounds, each alone or as one of a cluster. */
export function indexPoints(points: readonly ClusterPoint[]) {
  const index = new Supercluster<{ at: number }, Worst>({
    radius: RADIUS,
    maxZoom: ZOOM_ALONE - 1,
    map: ({ at }) => ({ at, rank: points[at]?.rank ?? 0, first: points[at]?.rank === 0 ? 1 : 0 }),
    reduce: (sum, one) => {
      sum.first += one.first;
      if (one.rank >= sum.rank) return;
      sum.rank = one.rank;
      sum.at = one.at;
    },
  });
  index.load(
    points.map(({ lat, lng }, at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  );

  const marksIn = (bounds: Bounds, zoom: number): MarkOf[] =>
    index.getClusters(bounds, zoom).flatMap(({ geometry, properties }): MarkOf[] => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      const worst = points[properties.at];
      if (!worst) return [];
      const { tone, glyph, key } = worst;
      if (!('cluster_id' in properties)) return [{ id: `${key} ${tone}`, key, lat, lng, tone, text: glyph, count: 1 }];
      const { cluster_id, point_count, first } = properties;
      const corner = first > 0 ? `${formatAngka(first)} ${glyph}` : undefined;
      const id = `${lat} ${lng} ${point_count} ${tone} ${first}`;
      return [{ id, cluster: cluster_id, lat, lng, tone, text: formatAngka(point_count), corner, count: point_count }];
    });
  const byKey = new Map(points.map((point) => [point.key, point]));
  return {
    marksIn,
    pointOf: (key: number) => byKey.get(key),
    /** The zoom at which a cluster falls apart. */
    zoomOf: (cluster: number) => Math.min(index.getClusterExpansionZoom(cluster), ZOOM_ALONE),
    /** The first zoom from this one on at which a point stands for itself. */
    zoomAlone: ({ key, lat, lng }: ClusterPoint, from: number) => {
      const around: Bounds = [lng - 1e-6, lat - 1e-6, lng + 1e-6, lat + 1e-6];
      for (let zoom = from; zoom < ZOOM_ALONE; zoom += 1)
        if (marksIn(around, zoom).some((mark) => mark.key === key)) return zoom;
      return ZOOM_ALONE;
    },
  };
}
