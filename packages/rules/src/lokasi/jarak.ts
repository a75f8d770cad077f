const BUMI_METER = 6_371_008.8;

export type Koordinat = { lat: number; lng: number };

/** Metres over the ground between two points in degrees, by haversine. */
export function countJarak(a: Koordinat, b: Koordinat): number {
  const lat = toRadians(b.lat - a.lat);
  const lng = toRadians(b.lng - a.lng);
  const chord =
    Math.sin(lat / 2) ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * BUMI_METER * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
