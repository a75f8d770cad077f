import { toMenit, type Detik, type Menit } from '../waktu/jam.ts';
import { isFleksibel } from '../jadwal/jam/is-fleksibel.ts';
import type { JamKerja } from '../jadwal/jam/jam-kerja.ts';

/** The two ends of a day's work, since its midnight; null is missing. */
export type SisiHari = { masuk: Detik | null; pulang: Detik | null };

/** Minutes late: none within the tolerance, past it the whole delay. Nobody is late for fleksibel hours. */
export function countTerlambat(kerja: JamKerja, masuk: Detik | null): Menit {
  if (masuk === null || isFleksibel(kerja)) return 0;
  return pastTolerance(toMenit(masuk) - kerja.masuk, kerja.toleransi_masuk);
}

/** Minutes from arrival to departure, less what of them lies in the break; 0 when one is missing (aturan/kehadiran#lama). */
export function countDurasi({ istirahat }: JamKerja, { masuk, pulang }: SisiHari): Menit {
  if (masuk === null || pulang === null) return 0;
  const from = toMenit(masuk);
  const to = toMenit(pulang);
  const rest = istirahat ? Math.max(0, Math.min(to, istirahat.selesai) - Math.max(from, istirahat.mulai)) : 0;
  return Math.max(0, to - from - rest);
}

/** Minutes early: before jam_pulang, or for fleksibel what durasi lacks of the work due; none within the tolerance. */
export function countPulangCepat(kerja: JamKerja, { masuk, pulang }: SisiHari, durasi: Menit): Menit {
  if (pulang === null) return 0;
  if (!isFleksibel(kerja)) return pastTolerance(kerja.pulang - toMenit(pulang), kerja.toleransi_pulang);
  return masuk === null ? 0 : pastTolerance(kerja.durasi - durasi, kerja.toleransi_pulang);
}

function pastTolerance(menit: Menit, toleransi: Menit): Menit {
  return menit > Math.max(0, toleransi) ? menit : 0;
}
