import { toRentangHari } from './to-rentang-hari.ts';
import { SEBULAN_HARI } from '../waktu/rentang.ts';
import { addDays, type Tanggal, type TanggalRange } from '../waktu/tanggal.ts';
import { tanggalOfWaktu, type WaktuLokal } from '../waktu/waktu-lokal.ts';

/** Days to derive again: between which dates, and whose. */
export type RentangLog = { range: TanggalRange; siapa: number[] | 'semua' };

/** Dates further apart than this are not of one stretch. */
const JEDA_HARI = SEBULAN_HARI;
/** A stretch of fewer dates is a clock that was wrong: it concerns only those who have a scan in it. */
const SEDIKIT_HARI = 5;

/**
 * Whose days a machine's log can have changed (aturan/presensi#log-mesin): those of every member over the stretches that it
 * is about, up to today, with the dates around that a scan may belong to; for stray dates only of the members who were
 * scanned. The scans, in any order, are by the clock of the place; the stretches come in order, and none lies ahead.
 */
export function listRentangLog(scans: readonly { user_id: number; waktu: WaktuLokal }[], today: Tanggal): RentangLog[] {
  const usersByTanggal = new Map<Tanggal, Set<number>>();
  for (const { waktu, user_id } of scans) {
    const tanggal = tanggalOfWaktu(waktu);
    const users = usersByTanggal.get(tanggal);
    if (users) users.add(user_id);
    else usersByTanggal.set(tanggal, new Set([user_id]));
  }

  const stretches: { tgl_awal: Tanggal; tgl_akhir: Tanggal; dates: Tanggal[] }[] = [];
  for (const tanggal of [...usersByTanggal.keys()].toSorted()) {
    const current = stretches.at(-1);
    if (current && tanggal <= addDays(current.tgl_akhir, JEDA_HARI)) {
      current.dates.push(tanggal);
      current.tgl_akhir = tanggal;
    } else stretches.push({ tgl_awal: tanggal, tgl_akhir: tanggal, dates: [tanggal] });
  }
  return stretches.flatMap(({ dates, ...tanggal }) => {
    const touched = toRentangHari(tanggal);
    const range = { ...touched, tgl_akhir: touched.tgl_akhir < today ? touched.tgl_akhir : today };
    if (range.tgl_awal > range.tgl_akhir) return [];
    const scanned = new Set(dates.flatMap((one) => [...(usersByTanggal.get(one) ?? [])]));
    return [{ range, siapa: dates.length < SEDIKIT_HARI ? [...scanned] : ('semua' as const) }];
  });
}
