import { useEffect, useEffectEvent } from 'react';
import type { ClusterPoint } from './geo-point.ts';
import './cluster-map.css';
import classes from './map-view.module.css';
import { useLazyMap } from './use-lazy-map.ts';

type Props = {
  /** What the map shows; the same must stand in a list beside it, which the keyboard walks. */
  label: string;
  points: readonly ClusterPoint[];
  selected: number | null;
  onSelect: (key: number) => void;
  className?: string | undefined;
};

/** A map of many points: those close together are one mark, in the colour of the worst of them. */
export function ClusterMap({ label, points, selected, onSelect, className = '' }: Props) {
  const select = useEffectEvent(onSelect);
  const { element, map } = useLazyMap(async (into) => {
    const { openClusterMap } = await import('./open-cluster-map.ts');
    return openClusterMap(into, (key) => select(key));
  });

  useEffect(() => map?.show(points), [map, points]);
  useEffect(() => map?.select(selected), [map, selected]);

  return <div ref={element} className={`${classes['map']} ${className}`} role="region" aria-label={label} />;
}
