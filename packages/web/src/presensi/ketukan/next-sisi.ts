import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { parseMenit } from '@hadir/rules/waktu/jam.ts';

/**
 * What the next tap is most likely for, as the day's rule would read it: the arrival, or the departure once there is an
 * arrival or the departure is nearer. `jam` is the time now, 'HH:mm:ss' at the place.
 */
export function nextSisi({ presensi, jadwal }: Pick<PresensiTerakhir, 'presensi' | 'jadwal'>, jam: string) {
  if (presensi.some(({ sebagai }) => sebagai !== 'disisihkan')) return 'pulang';
  if (!jadwal || jadwal.is_pulang_besok) return 'datang';
  const now = parseMenit(jam) ?? 0;
  const away = (text: string) => Math.abs(now - (parseMenit(text) ?? 0));
  return away(jadwal.jam_pulang) < away(jadwal.jam_masuk) ? 'pulang' : 'datang';
}
