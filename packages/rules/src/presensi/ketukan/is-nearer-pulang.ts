import { isFleksibel } from '../../jadwal/jam/is-fleksibel.ts';
import type { JamKerja } from '../../jadwal/jam/jam-kerja.ts';
import type { Menit } from '../../waktu/jam.ts';

/** Whether the only event of a day is its departure: its jam_pulang is nearer than its jam_masuk (aturan/presensi#urutan). */
export function isNearerPulang(menit: Menit, kerja: Pick<JamKerja, 'tipe_jadwal' | 'masuk' | 'pulang'>): boolean {
  if (isFleksibel(kerja)) return false;
  return Math.abs(menit - kerja.pulang) < Math.abs(menit - kerja.masuk);
}
