import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';

/** An answer of an earlier day as it can still be told today: the week's schedule holds, its day's taps are not today's. */
export function toKeptToday(kept: PresensiTerakhir, today: Tanggal): PresensiTerakhir {
  if (kept.tanggal === today) return kept;
  const hari = kept.pekan.find(({ tanggal }) => tanggal === today)?.hari ?? null;
  return {
    ...kept,
    tanggal: today,
    jadwal: hari?.jadwal ?? null,
    hari: hari && { ...hari, kalimat: [] },
    presensi: [],
  };
}
