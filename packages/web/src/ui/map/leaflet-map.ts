import { circle as drawCircle, circleMarker, latLng, latLngBounds, layerGroup, type Map } from 'leaflet';
import { openBaseMap } from './base-map.ts';
import type { GeoCircle, MapPoint } from './geo-point.ts';
import { radiusLayer } from './radius-layer.ts';

type MapState = { points: MapPoint[]; circle: GeoCircle | null };

export type LeafletMap = { show: (state: MapState) => void; remove: () => void };

/** Draws a map into an element; with `onCircleChange` its circle can be moved. It fits its view to the first state it is shown. */
export function openLeafletMap(element: HTMLElement, onCircleChange?: (circle: GeoCircle) => void): LeafletMap {
  const base = openBaseMap(element);
  const { map } = base;
  const points = layerGroup().addTo(map);
  const circle = radiusLayer(map, onCircleChange);
  let fitted = false;

  return {
    show: (state) => {
      points.clearLayers();
      for (const { lat, lng, label, tone, radius, named = false } of state.points) {
        if (radius) drawCircle([lat, lng], { radius, className: 'radius', interactive: false }).addTo(points);
        circleMarker([lat, lng], { radius: 7, className: `titik titik-${tone ?? 'brand'}` })
          .bindTooltip(label, { permanent: named, direction: 'top', offset: [0, -8] })
          .addTo(points);
      }
      circle.show(state.circle);
      // A point that was given in numbers may lie far from where the map was looking.
      if (!fitted || isOutOfSight(map, state)) fitted = fit(map, state);
      base.show();
    },
    remove: base.remove,
  };
}

const isOutOfSight = (map: Map, { circle }: MapState) =>
  circle !== null && !map.getBounds().contains([circle.lat, circle.lng]);

function fit(map: Map, { points, circle }: MapState): boolean {
  const [first, ...others] = points;
  if (circle && !first) map.setView([circle.lat, circle.lng], zoomFor(circle.radius));
  else if (first && others.length === 0 && !circle) map.setView([first.lat, first.lng], 16);
  else if (first) {
    // Both what was measured and what it was measured against.
    const bounds = latLngBounds(points.map(({ lat, lng }): [number, number] => [lat, lng]));
    if (circle) bounds.extend(latLng(circle.lat, circle.lng).toBounds(2 * circle.radius));
    map.fitBounds(bounds, { padding: [32, 32], maxZoom: 17 });
  }
  return circle !== null || first !== undefined;
}

/** The zoom at which a circle fills about a third of a map of 400 px. */
function zoomFor(radius: number) {
  return Math.min(Math.max(Math.floor(Math.log2((40_000_000 * 70) / (256 * Math.max(radius, 10)))), 5), 18);
}
