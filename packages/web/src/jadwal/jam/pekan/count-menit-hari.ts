import { SEHARI_MENIT } from '@hadir/rules/waktu/sehari.ts';
import { TIPE_JADWAL, type TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { parseMenit } from '@hadir/rules/waktu/jam.ts';
import type { HariForm } from './hari-form.ts';

/** The work of one day in minutes without its break; of a fleksibel day what it owes. The day must have been checked. */
export function countMenitHari(row: HariForm, tipe: TipeJadwal): number {
  if (tipe === TIPE_JADWAL.fleksibel) return row.durasi_menit ?? 0;
  return span(row.jam_masuk, row.jam_pulang) - span(row.istirahat_mulai, row.istirahat_selesai);
}

const span = (from: string | null, to: string | null) => {
  if (!from || !to) return 0;
  const minutes = (parseMenit(to) ?? 0) - (parseMenit(from) ?? 0);
  return minutes < 0 ? minutes + SEHARI_MENIT : minutes;
};
