import { addDays, type TanggalRange } from '../waktu/tanggal.ts';

/**
 * How far facts must reach to judge a range: dates of schedules and holidays, and local dates of events. An event can
 * belong to a day two dates before its own or one after, as a window opens and closes at most a day beside the hours.
 */
export function toRentangFakta({ tgl_awal, tgl_akhir }: TanggalRange): { jadwal: TanggalRange; events: TanggalRange } {
  return {
    jadwal: { tgl_awal: addDays(tgl_awal, -3), tgl_akhir: addDays(tgl_akhir, 3) },
    events: { tgl_awal: addDays(tgl_awal, -1), tgl_akhir: addDays(tgl_akhir, 2) },
  };
}
