import type { Menit } from '../../waktu/jam.ts';
import type { JamKerja } from '../../jadwal/jam/jam-kerja.ts';
import { coversTanggal, type Tanggal, type TanggalRange } from '../../waktu/tanggal.ts';

/** Which half of a day a leave takes. */
export type SetengahHari = 'pagi' | 'siang';

/** Approved leave of a member; setengah_hari null takes its days whole. */
export type CutiBerlaku = TanggalRange & {
  cuti_id: number;
  kategori: string;
  hitungan: 'kerja' | 'kalender';
  setengah_hari: SetengahHari | null;
};

/** What leave takes of a day: the leave, and how much of the day. */
export type CutiHari = { cuti: CutiBerlaku; setengah_hari: SetengahHari | null; hari: 0.5 | 1 };

/**
 * The leave that a day falls under, or null: leave counted in work days takes only days on which work is expected.
 * Two halves make a whole.
 */
export function findCutiHari(cuti: readonly CutiBerlaku[], tanggal: Tanggal, isHariKerja: boolean): CutiHari | null {
  const covering = cuti
    .filter((row) => coversTanggal(row, tanggal) && (isHariKerja || row.hitungan === 'kalender'))
    .toSorted((a, b) => a.cuti_id - b.cuti_id);
  const first = covering.find((row) => row.setengah_hari === null) ?? covering[0];
  if (!first) return null;

  const isWhole = first.setengah_hari === null || covering.some((row) => row.setengah_hari !== first.setengah_hari);
  return isWhole
    ? { cuti: first, setengah_hari: null, hari: 1 }
    : { cuti: first, setengah_hari: first.setengah_hari, hari: 0.5 };
}

/**
 * The hours that are left to work beside half a day of leave: from the end of the break, or until its start, or split
 * in the middle of the day without one. The window stays; a fleksibel day owes half
 * (aturan/kehadiran#setengah-hari).
 */
export function toSisaJamKerja(kerja: JamKerja, setengah_hari: SetengahHari): JamKerja {
  const middle: Menit = Math.floor((kerja.masuk + kerja.pulang) / 2);
  const durasi = Math.floor(kerja.durasi / 2);
  if (setengah_hari === 'pagi') return { ...kerja, masuk: kerja.istirahat?.selesai ?? middle, durasi };
  return { ...kerja, pulang: kerja.istirahat?.mulai ?? middle, durasi };
}
