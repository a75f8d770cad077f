import { STATUS_RADIUS, type StatusRadius } from '@hadir/rules/kode/status-radius.ts';

/** Where an event was made, seen from the attendance locations. */
export const LABEL_RADIUS: Record<StatusRadius, string> = {
  [STATUS_RADIUS.dalam]: 'Di dalam lokasi',
  [STATUS_RADIUS.luar]: 'Di luar lokasi',
  [STATUS_RADIUS.tidak_terdeteksi]: 'Lokasi tidak terdeteksi',
};
