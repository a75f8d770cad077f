import { circle as drawCircle, divIcon, latLng, marker, type Circle, type Map, type Marker } from 'leaflet';
import type { GeoCircle } from './geo-point.ts';

const MIN_RADIUS = 10;
const MAX_RADIUS = 50_000;
const icon = (name: string) => divIcon({ className: `gagang gagang-${name}`, iconSize: [24, 24] });

/** A circle on a map; with `onChange` its centre and its edge can be dragged. */
export function radiusLayer(map: Map, onChange?: (circle: GeoCircle) => void) {
  let drawn: { area: Circle; handles: Marker[] } | null = null;

  const draw = (value: GeoCircle) => {
    const area = drawCircle([value.lat, value.lng], { radius: value.radius, className: 'radius', interactive: false });
    area.addTo(map);
    const handles = onChange ? [centreHandle(area, onChange), edgeHandle(area, onChange)] : [];
    for (const handle of handles) handle.addTo(map);
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

/** Due east of the centre, at the circle's edge. */
const edgeOf = (area: Circle) => {
  const { lat, lng } = area.getLatLng();
  return latLng(lat, lng + area.getRadius() / (111_320 * Math.cos((lat * Math.PI) / 180)));
};

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
    area.setRadius(Math.min(Math.max(metres, MIN_RADIUS), MAX_RADIUS));
  });
  handle.on('dragend', () => onChange(valueOf(area)));
  return handle;
}
