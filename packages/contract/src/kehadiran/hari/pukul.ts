import { toJam, type Detik } from '@hadir/rules/waktu/jam.ts';

/** 'HH:mm' of a time since a day's midnight, saying so when it falls on another day. */
export function pukul(detik: Detik): string {
  return `${toJam(detik).slice(0, 5)}${hariLain(detik)}`;
}

/** The same to the second. */
export function pukulTepat(detik: Detik): string {
  return `${toJam(detik)}${hariLain(detik)}`;
}

function hariLain(detik: Detik): string {
  if (detik >= 86_400) return ' (esok hari)';
  return detik < 0 ? ' (hari sebelumnya)' : '';
}
