import { toMenit, type Detik, type Menit } from '../../waktu/jam.ts';
import { isFleksibel } from '../../jadwal/jam/is-fleksibel.ts';
import type { JamKerja } from '../../jadwal/jam/jam-kerja.ts';
import type { WaktuLokal } from '../../waktu/waktu-lokal.ts';

/** An arrival is excused up to so long after the end. */
export const TENGGANG_GANGGUAN: Menit = 30;

/** An approved incident that touched the member's organisation, in the time of the place. */
export type Gangguan = { gangguan_id: number; dari: WaktuLokal; sampai: WaktuLokal; alasan: string };

/** An incident seen from one day, in whole minutes since its midnight: what it excuses there (aturan/perbaikan#gangguan). */
export type GangguanHari = { gangguan_id: number; alasan: string; dari: Menit; sampai: Menit };

/** The incidents as a day sees them, the earlier start first. */
export function toGangguanHari(gangguan: readonly Gangguan[], tengahMalam: WaktuLokal): GangguanHari[] {
  return gangguan
    .map(({ gangguan_id, alasan, dari, sampai }) => ({
      gangguan_id,
      alasan,
      dari: toMenit(dari - tengahMalam),
      sampai: toMenit(sampai - tengahMalam),
    }))
    .toSorted((a, b) => a.dari - b.dari || a.gangguan_id - b.gangguan_id);
}

/** The incident that a recorded arrival falls in: for lateness it counts as if made when that began. */
export function findGangguanTerlambat(gangguan: readonly GangguanHari[], datang: Detik): GangguanHari | null {
  const menit = toMenit(datang);
  return gangguan.find(({ dari, sampai }) => dari <= menit && menit <= sampai + TENGGANG_GANGGUAN) ?? null;
}

/** The incident that excuses the missing side of a day, or null. Fleksibel hours have no arrival to excuse. */
export function findGangguanHilang(
  gangguan: readonly GangguanHari[],
  kerja: JamKerja,
  hilang: 'masuk' | 'pulang',
): GangguanHari | null {
  if (hilang === 'masuk') {
    if (isFleksibel(kerja)) return null;
    return gangguan.find(({ dari, sampai }) => dari <= kerja.masuk && kerja.masuk <= sampai) ?? null;
  }
  return gangguan.find(({ dari, sampai }) => dari <= kerja.tutup && kerja.pulang <= sampai) ?? null;
}
