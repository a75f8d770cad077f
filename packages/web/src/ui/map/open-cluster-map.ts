import { latLngBounds, marker, type Marker } from 'leaflet';
import { openBaseMap } from './base-map.ts';
import { clusterIcon } from './cluster-icon.ts';
import { indexPoints } from './cluster-index.ts';
import type { ClusterPoint } from './geo-point.ts';

type ClusterMapHandle = {
  show: (points: readonly ClusterPoint[]) => void;
  /** Brings a point to where it stands for itself, named; with null none is named. */
  select: (key: number | null) => void;
  remove: () => void;
};

/** Part of a screen that is drawn beyond each edge, so that a small move shows nothing bare. */
const MARGIN = 0.25;
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Draws a map of many points into an element: what lies close together is one mark. It fits its view to the first points, and to others of which none is in view. */
export function openClusterMap(element: HTMLElement, onSelect: (key: number) => void): ClusterMapHandle {
  const base = openBaseMap(element);
  const { map } = base;
  // What it says stands in the list beside it.
  map.getPane('markerPane')?.setAttribute('aria-hidden', 'true');
  map.getPane('tooltipPane')?.setAttribute('aria-hidden', 'true');
  const drawn = new Map<string, Marker>();
  let points: readonly ClusterPoint[] = [];
  let index = indexPoints(points);
  let selected: number | null = null;

  const goTo = (lat: number, lng: number, zoom: number) => map.setView([lat, lng], zoom, { animate: !isStill() });
  const draw = () => {
    const bounds = map.getBounds().pad(MARGIN);
    const within = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
    const kept = new Set<string>();
    for (const mark of index.marksIn([...within], map.getZoom())) {
      const id = mark.key === selected ? `${mark.id} dipilih` : mark.id;
      kept.add(id);
      if (drawn.has(id)) continue;
      const { lat, lng, key, cluster } = mark;
      const made = marker([lat, lng], { icon: clusterIcon(mark), keyboard: false, riseOnHover: true });
      const point = key === undefined ? undefined : index.pointOf(key);
      if (point) {
        const isSelected = key === selected;
        made.bindTooltip(point.label, { permanent: isSelected, direction: 'top', offset: [0, -12] });
        made.setZIndexOffset(isSelected ? 1000 : 0);
      }
      made.on('click', () => {
        if (key !== undefined) onSelect(key);
        else if (cluster !== undefined) goTo(lat, lng, index.zoomOf(cluster));
      });
      drawn.set(id, made.addTo(map));
      if (key !== undefined && key === selected) made.getElement()?.classList.add('tanda-dipilih');
    }
    for (const [id, gone] of drawn) {
      if (kept.has(id)) continue;
      gone.remove();
      drawn.delete(id);
    }
  };
  const visit = () => {
    const point = selected === null ? undefined : index.pointOf(selected);
    if (point) goTo(point.lat, point.lng, index.zoomAlone(point, Math.max(map.getZoom(), 6)));
  };
  const fit = () => {
    const bounds = latLngBounds(points.map(({ lat, lng }): [number, number] => [lat, lng]));
    map.fitBounds(bounds, { padding: [24, 24], maxZoom: 14, animate: false });
  };
  const isInView = () => {
    const bounds = map.getBounds();
    return points.some(({ lat, lng }) => bounds.contains([lat, lng]));
  };
  map.on('moveend', draw);

  return {
    show: (next) => {
      const isFirst = points.length === 0;
      const isOther = next.length !== points.length;
      points = next;
      index = indexPoints(points);
      // A cluster's number means another of the new index.
      for (const gone of drawn.values()) gone.remove();
      drawn.clear();
      // Whoever searches sees what he found.
      if (points.length > 0 && (isFirst || (isOther && !isInView()))) fit();
      if (isFirst) visit();
      draw();
      base.show();
    },
    select: (key) => {
      selected = key;
      visit();
      draw();
    },
    remove: () => {
      map.off('moveend', draw);
      base.remove();
    },
  };
}
