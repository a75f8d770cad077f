import { addDays, type TanggalRange } from '../waktu/tanggal.ts';
import { HARI_EVENT } from './to-rentang-hari.ts';

const { sebelum, sesudah } = HARI_EVENT;
/** Which days an event could belong to is told by the hours of all of them. */
const SEKITAR = sebelum + sesudah;

/**
 * How far facts must reach to judge a range: dates of schedules and holidays, and local dates of the events that can belong
 * to one of its days.
 */
export function toRentangFakta({ tgl_awal, tgl_akhir }: TanggalRange): { jadwal: TanggalRange; events: TanggalRange } {
  return {
    jadwal: { tgl_awal: addDays(tgl_awal, -SEKITAR), tgl_akhir: addDays(tgl_akhir, SEKITAR) },
    events: { tgl_awal: addDays(tgl_awal, -sesudah), tgl_akhir: addDays(tgl_akhir, sebelum) },
  };
}
