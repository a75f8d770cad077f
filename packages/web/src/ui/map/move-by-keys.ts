import type { Marker } from 'leaflet';

const METRES = 5;
const METRES_FAR = 50;
/** East and north. */
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

/** Lets the arrow keys do what dragging does, 5 metres at a time, 50 with Shift. The marker must be on its map. */
export function moveByKeys(handle: Marker, label: string, move: (east: number, north: number) => void): void {
  const element = handle.getElement();
  if (!element) return;
  element.tabIndex = 0;
  element.setAttribute('role', 'button');
  element.setAttribute('aria-label', label);
  element.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    // The map would move under it, the dialog would scroll.
    event.preventDefault();
    event.stopPropagation();
    const metres = event.shiftKey ? METRES_FAR : METRES;
    move(arrow[0] * metres, arrow[1] * metres);
  });
}
