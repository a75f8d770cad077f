import { toDayNumber, type Tanggal } from '../waktu/tanggal.ts';

/** So many days before its last a subscription is spoken of (aturan/langganan#pengingat). */
/** A subscription's end is told so many days before, the earliest first. */
export const HARI_PENGINGAT = [30, 14, 7, 1] as const;

export const sisaHari = (tgl_berlaku_akhir: Tanggal, today: Tanggal): number =>
  toDayNumber(tgl_berlaku_akhir) - toDayNumber(today);

/** Which of the reminders is the one for a day: the nearest that has come; null before the first and after the end. */
export function judgePengingatLangganan(tgl_berlaku_akhir: Tanggal, today: Tanggal): number | null {
  const sisa = sisaHari(tgl_berlaku_akhir, today);
  if (sisa < 0) return null;
  return HARI_PENGINGAT.findLast((hari) => sisa <= hari) ?? null;
}
