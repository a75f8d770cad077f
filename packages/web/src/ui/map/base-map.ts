import { control, map as createLeaflet, type Map } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { addTiles } from './add-tiles.ts';
import { outlineLayer } from './outline-layer.ts';

type BaseMap = {
  map: Map;
  /** Draws the outline, once the map looks at what it is about. */
  show: () => void;
  remove: () => void;
};

/** A map of Indonesia in an element: its outline, zoom and scale. */
export function openBaseMap(element: HTMLElement): BaseMap {
  // Leaflet's zoom animation outlives the map when the screen is left meanwhile, and then fails.
  const still = { zoomAnimation: false, fadeAnimation: false };
  const map = createLeaflet(element, {
    ...still,
    zoomControl: false,
    attributionControl: false,
    maxZoom: 19,
    // All of Indonesia on a phone.
    minZoom: 3,
  });
  map.setView([-2.5, 118], 5);
  control.zoom({ zoomInTitle: 'Perbesar', zoomOutTitle: 'Perkecil' }).addTo(map);
  control.scale({ imperial: false }).addTo(map);
  control.attribution({ prefix: false }).addAttribution('Natural Earth').addTo(map);
  const outline = outlineLayer(map);
  let isGone = false;
  void addTiles(map, () => isGone);
  return {
    map,
    show: outline.show,
    remove: () => {
      isGone = true;
      outline.remove();
      map.remove();
    },
  };
}
