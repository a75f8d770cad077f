import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenSeen } from '../../kit/form/when-seen.ts';
import type { GeoCircle, MapPoint } from './geo-point.ts';
import type { LeafletMap, TileSource } from './leaflet-map.ts';
import classes from './map-view.module.css';

type Props = {
  /** What the map shows, for those who cannot see it; the same must stand in words or a table beside it. */
  label: string;
  points?: MapPoint[];
  circle?: GeoCircle | null;
  /** Makes the circle's centre and edge movable by dragging. */
  onCircleChange?: (circle: GeoCircle) => void;
  tiles?: TileSource | undefined;
  height?: number;
};

const NOTHING: MapPoint[] = [];

/** A map; its library is fetched when it comes onto the screen, which on a phone it may never do. Without tiles, or without the internet, it shows the bundled outline. */
export function MapView(props: Props) {
  const { label, points = NOTHING, circle = null, onCircleChange, tiles, height = 320 } = props;
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const changed = useEffectEvent((next: GeoCircle) => onCircleChange?.(next));
  const editable = onCircleChange !== undefined;

  useEffect(() => {
    let gone = false;
    let opened: LeafletMap | undefined;
    const open = async () => {
      const { openLeafletMap } = await import('./leaflet-map.ts');
      if (gone || !element.current) return;
      opened = openLeafletMap(element.current, { tiles, onCircleChange: editable ? changed : undefined });
      setMap(opened);
    };
    const callOff = element.current && whenSeen(element.current, () => void open());
    return () => {
      gone = true;
      callOff?.();
      opened?.remove();
      setMap(null);
    };
  }, [tiles, editable]);

  useEffect(() => map?.show({ points, circle }), [map, points, circle]);

  return <div ref={element} className={classes['map']} style={{ height }} role="region" aria-label={label} />;
}
