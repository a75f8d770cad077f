import type { JamKerja } from '../jadwal/jam/jam-kerja.ts';
import type { Tanggal } from '../waktu/tanggal.ts';
import { toWaktuLokal, type WaktuLokal } from '../waktu/waktu-lokal.ts';

/**
 * How far the hours of somebody's first day have gone by the clock of the place that he comes to, where they were there
 * before he was: they have begun, so that he is late, or they are over, so that he is absent (aturan/mutasi#langkah).
 */
export function judgeHariPertama(
  tanggal: Tanggal,
  { masuk, pulang }: Pick<JamKerja, 'masuk' | 'pulang'>,
  sekarang: WaktuLokal,
): 'mulai' | 'lewat' | null {
  if (sekarang >= toWaktuLokal(tanggal, pulang * 60)) return 'lewat';
  return sekarang > toWaktuLokal(tanggal, masuk * 60) ? 'mulai' : null;
}
