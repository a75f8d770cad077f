import { addDays, tahunOf, type Tanggal } from '../waktu/tanggal.ts';
import { MASA_TUNGGU_HARI } from './masa-tertunda.ts';

/** A tenant keeps the days of its members at least for so many years, where it does not keep them for good. */
export const MASA_KEHADIRAN_TERPENDEK = 5;

/** The last day that is no longer kept: only whole months go, and only those wholly past (aturan/pengaturan#masa-kehadiran). */
export function batasKehadiran(hari_ini: Tanggal, tahun: number): Tanggal {
  const awal = String(tahunOf(hari_ini) - tahun).padStart(4, '0');
  return addDays(`${awal}-${hari_ini.slice(5, 7)}-01`, -1);
}

/** The first day of the month of a date. */
const awalBulan = (tanggal: Tanggal): Tanggal => `${tanggal.slice(0, 8)}01`;

/** Who has just frozen a month can take that back as long as whoever has shortened what is kept. */
export const bekuSampai = (hari_ini: Tanggal): Tanggal => addDays(hari_ini, -MASA_TUNGGU_HARI);

/**
 * Of an organisation's days up to the limit: the first that is kept, and the first that is not frozen, or was so too short a time
 * ago; null where there is none.
 */
export type IsiBatas = { pertama: Tanggal | null; belum_beku: Tanggal | null };

export type RencanaHapus = {
  /** Up to which day they go; null where nothing does. */
  sampai: Tanggal | null;
  /** Months that are past the limit too and stay: the oldest of them is not frozen. */
  bulan_tinggal: number;
};

const bulanKe = (tanggal: Tanggal) => tahunOf(tanggal) * 12 + Number(tanggal.slice(5, 7));

/**
 * Months go from the oldest on, as far as they are frozen: one that is not keeps all that follow it, so that what is gone is
 * always everything up to a day.
 */
export function planHapus({ pertama, belum_beku }: IsiBatas, batas: Tanggal): RencanaHapus {
  if (pertama === null || pertama > batas) return { sampai: null, bulan_tinggal: 0 };
  const sampai = belum_beku === null || belum_beku > batas ? batas : addDays(awalBulan(belum_beku), -1);
  if (sampai < pertama) return { sampai: null, bulan_tinggal: bulanKe(batas) - bulanKe(pertama) + 1 };
  return { sampai, bulan_tinggal: bulanKe(batas) - bulanKe(sampai) };
}

/** Until when days go in one step, from the first that there is: however many years there are, no step is longer than one. */
export function akhirLangkah(pertama: Tanggal, batas: Tanggal): Tanggal {
  const setahun = addDays(`${String(tahunOf(pertama) + 1).padStart(4, '0')}-${pertama.slice(5, 7)}-01`, -1);
  return setahun < batas ? setahun : batas;
}

/**
 * Whether a day can be gone at all, whatever a tenant keeps: of others nothing need be looked up. Somewhere it may be tomorrow
 * already.
 */
export const mungkinDihapus = (tanggal: Tanggal, hari_ini: Tanggal): boolean =>
  tanggal <= batasKehadiran(addDays(hari_ini, 1), MASA_KEHADIRAN_TERPENDEK);
