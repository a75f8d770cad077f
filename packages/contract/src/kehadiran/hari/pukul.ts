import { SEHARI_DETIK } from '@hadir/rules/waktu/sehari.ts';
import { toJam, type Detik } from '@hadir/rules/waktu/jam.ts';
import { sebutEsokHari, sebutJam } from '../../kit/sebut-jam.ts';

/** 'HH:mm' of a time since a day's midnight, saying so when it falls on another day. */
export function pukul(detik: Detik): string {
  return denganHari(sebutJam(toJam(detik)), detik);
}

/** The same to the second. */
export function pukulTepat(detik: Detik): string {
  return denganHari(toJam(detik), detik);
}

function denganHari(jam: string, detik: Detik): string {
  return detik < 0 ? `${jam} (hari sebelumnya)` : sebutEsokHari(jam, detik >= SEHARI_DETIK);
}
