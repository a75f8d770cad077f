import type { Tone } from '../show/tone.ts';

type GeoPoint = { lat: number; lng: number };

/** A point with its radius in metres. */
export type GeoCircle = GeoPoint & { radius: number };

export type MapPoint = GeoPoint & {
  /** Shown when it is pointed at, and heard. */
  label: string;
  tone?: Tone;
  /** In metres: drawn as an area around the point. */
  radius?: number;
  /** Shows the label without being pointed at: for a few points only. */
  named?: boolean;
};

/** One of many on a map: a colour and a glyph say its state, the glyph without the colour; 0 ranks first. */
export type ClusterPoint = GeoPoint & { key: number; label: string; tone: Tone; glyph: string; rank: number };
