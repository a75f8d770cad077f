import { eachDay, type Tanggal, type TanggalRange } from '../../waktu/tanggal.ts';
import type { SetengahHari } from './cuti-hari.ts';

/** A day of a request and what it costs: 0 where it does not count. */
export type HariCuti = { tanggal: Tanggal; hari: 0 | 0.5 | 1 };

export type RentangAjuan = TanggalRange & { hitungan: 'kerja' | 'kalender'; setengah_hari: SetengahHari | null };

/**
 * What a leave costs day by day: every day for one counted in kalender, else those on which the member was due to work
 * by his own schedule and holidays; half each where halves are taken.
 */
export function listHariCuti(ajuan: RentangAjuan, isHariKerja: (tanggal: Tanggal) => boolean): HariCuti[] {
  const cost = ajuan.setengah_hari === null ? 1 : 0.5;
  return eachDay(ajuan).map((tanggal) => ({
    tanggal,
    hari: ajuan.hitungan === 'kalender' || isHariKerja(tanggal) ? cost : 0,
  }));
}

/** What a leave costs day by day, without the days of it that were given back. */
export function listHariDiambil(
  ajuan: RentangAjuan & { hari_kembali: readonly Tanggal[] },
  isHariKerja: (tanggal: Tanggal) => boolean,
): HariCuti[] {
  return listHariCuti(ajuan, isHariKerja).filter(({ tanggal }) => !ajuan.hari_kembali.includes(tanggal));
}

/** What a leave holds of a balance day by day: of one that was called off what was taken before (aturan/cuti#berlaku). */
export function listHariDipegang(
  ajuan: RentangAjuan & { hari_kembali: readonly Tanggal[]; tgl_batal: Tanggal | null },
  isHariKerja: (tanggal: Tanggal) => boolean,
): HariCuti[] {
  const { tgl_batal } = ajuan;
  const days = listHariDiambil(ajuan, isHariKerja);
  return tgl_batal === null ? days : days.filter(({ tanggal }) => tanggal < tgl_batal);
}

export function countHariCuti(days: readonly HariCuti[]): number {
  return days.reduce((sum, { hari }) => sum + hari, 0);
}
