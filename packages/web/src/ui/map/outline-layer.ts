import { geoJSON, type Map } from 'leaflet';

/** Nearer than this the outline, about a kilometre fine, would say more than it knows: the ground is drawn as land. */
const ZOOM_MAX = 12;
/** Beneath the tiles, where there are any. */
const PANE = 'garis';
const BELOW_TILES = '150';
const STYLE = { pane: PANE, interactive: false, stroke: true, weight: 0.7 };

type Outline = {
  /** Called once the map looks at what it is about; it follows the zoom from then on. */
  show: () => void;
  remove: () => void;
};

/** The outline of Indonesia beneath a map, fetched when the map shows so much that it says something. */
export function outlineLayer(map: Map): Outline {
  map.createPane(PANE).style.zIndex = BELOW_TILES;
  let isAsked = false;
  let isGone = false;

  const draw = async () => {
    const { BEYOND, LAND } = await import('./map-outline.ts');
    if (isGone) return;
    // Beneath what the map is about, and Indonesia above what lies around it.
    geoJSON(LAND.indonesia, { ...STYLE, style: { className: 'peta-indonesia' } })
      .addTo(map)
      .bringToBack();
    geoJSON(LAND.around, { ...STYLE, style: { className: 'peta-sekitar' } })
      .addTo(map)
      .bringToBack();
    // Where the land that is known ends, it fades into the sea.
    geoJSON(BEYOND, { ...STYLE, style: { className: 'peta-tepi', stroke: false } })
      .addTo(map)
      .bringToFront();
  };
  const follow = () => {
    const isNear = map.getZoom() > ZOOM_MAX;
    map.getContainer().classList.toggle('peta-dekat', isNear);
    if (isNear || isAsked) return;
    isAsked = true;
    void draw();
  };
  return {
    show: () => {
      follow();
      map.off('zoomend', follow).on('zoomend', follow);
    },
    remove: () => {
      isGone = true;
    },
  };
}
