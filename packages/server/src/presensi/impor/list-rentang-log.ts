import { SEBULAN_HARI } from '@hadir/rules/waktu/rentang.ts';
import { addDays, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import type { ScanAnggota } from './read-log-mesin.ts';

export type RentangLog = { range: TanggalRange; siapa: number[] | 'semua' };

/** Dates further apart than this are not of one stretch. */
const JEDA = SEBULAN_HARI;
/** A stretch of fewer dates is a clock that was wrong: it concerns only those who have a scan in it. */
const SEDIKIT = 5;

/**
 * Whose days a log can have changed: those of every member over the stretches that it is about, up to today, with the
 * dates around that a scan near midnight may belong to; for stray dates only of the members who were scanned.
 */
export function listRentangLog(scans: readonly ScanAnggota[], today: Tanggal): RentangLog[] {
  const usersByTanggal = new Map<Tanggal, Set<number>>();
  for (const { waktu, user_id } of scans) {
    const tanggal = tanggalOfWaktu(waktu);
    const users = usersByTanggal.get(tanggal);
    if (users) users.add(user_id);
    else usersByTanggal.set(tanggal, new Set([user_id]));
  }

  const stretches: Tanggal[][] = [];
  for (const tanggal of [...usersByTanggal.keys()].toSorted()) {
    const current = stretches.at(-1);
    if (current && tanggal <= addDays(current.at(-1) ?? tanggal, JEDA)) current.push(tanggal);
    else stretches.push([tanggal]);
  }
  return stretches.flatMap((dates) => {
    const tgl_awal = addDays(dates[0] ?? today, -2);
    const latest = addDays(dates.at(-1) ?? today, 1);
    const tgl_akhir = latest < today ? latest : today;
    if (tgl_awal > tgl_akhir) return [];
    const scanned = [...new Set(dates.flatMap((tanggal) => [...(usersByTanggal.get(tanggal) ?? [])]))];
    return [{ range: { tgl_awal, tgl_akhir }, siapa: dates.length < SEDIKIT ? scanned : ('semua' as const) }];
  });
}
