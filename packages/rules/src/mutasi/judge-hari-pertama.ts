import type { Detik } from '../waktu/jam.ts';
import type { Tanggal } from '../waktu/tanggal.ts';
import { toWaktuLokal, type WaktuLokal } from '../waktu/waktu-lokal.ts';
import { SEHARI_DETIK } from '../waktu/sehari.ts';

/**
 * How far the hours of somebody's first day have gone by the clock of the place that he comes to, where they were there
 * before he was: they have begun, so that he is late, or they are over, so that he is absent (aturan/mutasi#langkah).
 */
export function judgeHariPertama(
  tanggal: Tanggal,
  { masuk, pulang }: { masuk: Detik; pulang: Detik },
  sekarang: WaktuLokal,
): 'mulai' | 'lewat' | null {
  const akhir = toWaktuLokal(tanggal, pulang) + (pulang > masuk ? 0 : SEHARI_DETIK);
  if (sekarang >= akhir) return 'lewat';
  return sekarang > toWaktuLokal(tanggal, masuk) ? 'mulai' : null;
}
