import { addDays, type TanggalRange } from '../waktu/tanggal.ts';

/**
 * To which days an event can belong, as dates before and after its own local date: a window opens and closes at most a day
 * beside the hours, and a night's hours end on the next date (aturan/presensi#jendela).
 */
export const HARI_EVENT = { sebelum: 2, sesudah: 1 } as const;

/** The days that events on these local dates can belong to. */
export function toRentangHari({ tgl_awal, tgl_akhir }: TanggalRange): TanggalRange {
  return { tgl_awal: addDays(tgl_awal, -HARI_EVENT.sebelum), tgl_akhir: addDays(tgl_akhir, HARI_EVENT.sesudah) };
}
