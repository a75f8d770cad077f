import { countJarak } from '@hadir/rules/lokasi/jarak.ts';
import { judgeKepercayaan } from '@hadir/rules/presensi/kepercayaan/judge-kepercayaan.ts';
import type { FaktaEvent } from './kepercayaan.queries.ts';

/** The score of an event by what its organisation counts. */
export function judgeFakta({ lat, lng, terakhir, aturan, ...fakta }: FaktaEvent) {
  const perjalanan =
    terakhir && lat !== null && lng !== null
      ? { jarak_meter: Math.round(countJarak(terakhir, { lat, lng })), detik: terakhir.detik }
      : null;
  return judgeKepercayaan({ ...fakta, perjalanan }, aturan ?? undefined);
}
