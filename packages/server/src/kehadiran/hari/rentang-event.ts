import { addDays, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { toWaktuLokal } from '@hadir/rules/waktu/waktu-lokal.ts';
import { ZONA_TERAKHIR, ZONA_PERTAMA, epochMsOf } from '@hadir/rules/waktu/zona.ts';

/** The instants that these local dates span, in whichever zone an event was made: they begin in the east and end in the west. */
export function rentangEvent({ tgl_awal, tgl_akhir }: TanggalRange): { dari: string; sampai: string } {
  const dari = epochMsOf(toWaktuLokal(tgl_awal, 0), ZONA_PERTAMA);
  const sampai = epochMsOf(toWaktuLokal(addDays(tgl_akhir, 1), 0), ZONA_TERAKHIR);
  return { dari: new Date(dari).toISOString(), sampai: new Date(sampai).toISOString() };
}
