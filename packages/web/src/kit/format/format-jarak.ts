import { formatAngka } from './format.ts';

/** Metres as a person says them: '230 m', '1,2 km'. */
export function formatJarak(meter: number): string {
  return meter < 1000 ? `${formatAngka(Math.round(meter))} m` : `${formatAngka(meter / 1000)} km`;
}
