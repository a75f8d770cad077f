import { SEBULAN_HARI } from '../../waktu/rentang.ts';
import { addDays, type Tanggal } from '../../waktu/tanggal.ts';
import { tanggalOfWaktu, type WaktuLokal } from '../../waktu/waktu-lokal.ts';

/** How many days ago an attendance may be asked for. */
export const SWAFOTO_MUNDUR_HARI = SEBULAN_HARI;

/** Why an attendance cannot be asked for at a time, or null when it can: it lies ahead, or too far back (aturan/presensi#swafoto). */
export function checkWaktuSwafoto(
  waktu: WaktuLokal,
  { sekarang, hariIni }: { sekarang: WaktuLokal; hariIni: Tanggal },
): 'belum_tiba' | 'terlalu_lama' | null {
  if (waktu > sekarang) return 'belum_tiba';
  return tanggalOfWaktu(waktu) < addDays(hariIni, -SWAFOTO_MUNDUR_HARI) ? 'terlalu_lama' : null;
}
