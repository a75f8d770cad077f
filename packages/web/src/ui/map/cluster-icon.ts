import { divIcon, type DivIcon } from 'leaflet';
import type { Tone } from '../show/tone.ts';

export type Mark = {
  /** What tells one mark from another: the same mark is drawn once. */
  id: string;
  lat: number;
  lng: number;
  tone: Tone;
  text: string;
  /** Of a cluster, how many of the first rank it holds: its corner says so. */
  corner?: string | undefined;
  /** How many it stands for. */
  count: number;
};

const POINT = 26;
const SMALL = 34;
const LARGE = 46;
const MANY = 100;

/** A point's glyph, or a cluster's number, in the colour of the worst of it. */
export function clusterIcon({ tone, text, corner, count }: Mark): DivIcon {
  const size = count === 1 ? POINT : count < MANY ? SMALL : LARGE;
  const face = document.createElement('span');
  face.textContent = text;
  if (corner) {
    const pill = document.createElement('b');
    pill.textContent = corner;
    face.append(pill);
  }
  const className = `tanda ${count === 1 ? 'tanda-satu' : 'tanda-banyak'} tanda-${tone}`;
  return divIcon({ className, html: face, iconSize: [size, size] });
}
