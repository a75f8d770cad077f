import { tileLayer, type Map } from 'leaflet';
import { findTiles } from './tile-source.ts';

/** Adds the configured tiles, above the outline, which stays where a tile does not come. */
export async function addTiles(map: Map, isGone: () => boolean): Promise<void> {
  const tiles = await findTiles();
  if (!tiles || isGone()) return;
  tileLayer(tiles.address, { className: 'peta-petak', maxZoom: 19 }).addTo(map);
  map.attributionControl.addAttribution(escapeHtml(tiles.attribution));
}

/** Leaflet writes an attribution as HTML. */
function escapeHtml(text: string): string {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
}
