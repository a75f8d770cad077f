import { checkJamBaris, type GalatJam } from '@hadir/rules/jadwal/jam/check-jam-baris.ts';
import type { TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { durasiOf, type HariForm } from './hari-form.ts';

/** What is wrong with the hours of a day as they would be sent; null when nothing is. */
export const checkHari = (row: HariForm, tipe: TipeJadwal): GalatJam | null =>
  checkJamBaris(tipe, { ...row, durasi_menit: durasiOf(row, tipe) })?.galat ?? null;
