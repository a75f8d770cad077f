import { circle as drawCircle, divIcon, latLng, marker, type Circle, type Map, type Marker } from 'leaflet';
import type { GeoCircle } from './geo-point.ts';
import { moveByKeys } from './move-by-keys.ts';

const MIN_RADIUS = 10;
const MAX_RADIUS = 50_000;
const withinLimits = (metres: number) => Math.min(Math.max(metres, MIN_RADIUS), MAX_RADIUS);
const icon = (name: string) => divIcon({ className: `gagang gagang-${name}`, iconSize: [24, 24] });

/** A circle on a map; with `onChange` its centre and its edge can be dragged, or moved by the arrow keys. */
export function radiusLayer(map: Map, onChange?: (circle: GeoCircle) => void) {
  let drawn: { area: Circle; handles: Marker[] } | null = null;

  const draw = (value: GeoCircle) => {
    const area = drawCircle([value.lat, value.lng], { radius: value.radius, className: 'radius', interactive: false });
    area.addTo(map);
    const handles = onChange ? [centreHandle(area, onChange), edgeHandle(area, onChange)] : [];
    for (const handle of handles) handle.addTo(map);
    if (onChange) listenToKeys(area, handles, onChange);
    return { area, handles };
  };

  return {
    show: (value: GeoCircle | null) => {
      if (!value) {
        drawn?.area.remove();
        for (const handle of drawn?.handles ?? []) handle.remove();
        drawn = null;
        return;
      }
      drawn ??= draw(value);
      drawn.area.setLatLng([value.lat, value.lng]).setRadius(value.radius);
      placeHandles(drawn.area, drawn.handles);
    },
  };
}

const valueOf = (area: Circle): GeoCircle => {
  const { lat, lng } = area.getLatLng();
  return { lat, lng, radius: Math.round(area.getRadius()) };
};

const METRES_PER_DEGREE = 111_320;
const eastOf = (lat: number, metres: number) => metres / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180));

/** Due east of the centre, at the circle's edge. */
const edgeOf = (area: Circle) => {
  const { lat, lng } = area.getLatLng();
  return latLng(lat, lng + eastOf(lat, area.getRadius()));
};

function listenToKeys(area: Circle, [centre, edge]: Marker[], onChange: (circle: GeoCircle) => void) {
  if (!centre || !edge) return;
  moveByKeys(centre, 'Titik lokasi, geser dengan tombol panah', (east, north) => {
    const { lat, lng } = area.getLatLng();
    onChange({ ...valueOf(area), lat: lat + north / METRES_PER_DEGREE, lng: lng + eastOf(lat, east) });
  });
  moveByKeys(edge, 'Tepi lingkaran, ubah radius dengan tombol panah', (east, north) => {
    onChange({ ...valueOf(area), radius: withinLimits(Math.round(area.getRadius()) + east + north) });
  });
}

function placeHandles(area: Circle, [centre, edge]: Marker[]) {
  centre?.setLatLng(area.getLatLng());
  edge?.setLatLng(edgeOf(area));
}

function centreHandle(area: Circle, onChange: (circle: GeoCircle) => void) {
  const handle = marker(area.getLatLng(), {
    draggable: true,
    keyboard: false,
    icon: icon('pusat'),
    title: 'Geser titik',
  });
  handle.on('drag', () => void area.setLatLng(handle.getLatLng()));
  handle.on('dragend', () => onChange(valueOf(area)));
  return handle;
}

function edgeHandle(area: Circle, onChange: (circle: GeoCircle) => void) {
  const handle = marker(edgeOf(area), { draggable: true, keyboard: false, icon: icon('tepi'), title: 'Ubah radius' });
  handle.on('drag', () => {
    const metres = area.getLatLng().distanceTo(handle.getLatLng());
    area.setRadius(withinLimits(metres));
  });
  handle.on('dragend', () => onChange(valueOf(area)));
  return handle;
}
