import { useEffect, useEffectEvent } from 'react';
import type { GeoCircle, MapPoint } from './geo-point.ts';
import classes from './map-view.module.css';
import { useLazyMap } from './use-lazy-map.ts';

type Props = {
  /** What the map shows, for those who cannot see it; the same must stand in words or a table beside it. */
  label: string;
  points?: MapPoint[];
  circle?: GeoCircle | null;
  /** Makes the circle's centre and edge movable by dragging. */
  onCircleChange?: (circle: GeoCircle) => void;
  height?: number;
};

const NOTHING: MapPoint[] = [];

/** A map; its library is fetched when it comes onto the screen, which on a phone it may never do. Without tiles, or without the internet, it shows the bundled outline. */
export function MapView(props: Props) {
  // One that becomes movable is another map.
  return <OpenMap key={String(props.onCircleChange !== undefined)} {...props} />;
}

function OpenMap({ label, points = NOTHING, circle = null, onCircleChange, height = 320 }: Props) {
  const changed = useEffectEvent((next: GeoCircle) => onCircleChange?.(next));
  const editable = onCircleChange !== undefined;
  const { element, map } = useLazyMap(async (into) => {
    const { openLeafletMap } = await import('./leaflet-map.ts');
    return openLeafletMap(into, editable ? changed : undefined);
  });

  useEffect(() => map?.show({ points, circle }), [map, points, circle]);

  return <div ref={element} className={classes['map']} style={{ height }} role="region" aria-label={label} />;
}
