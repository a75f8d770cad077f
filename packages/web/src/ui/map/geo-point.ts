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
