import { TIPE_JADWAL, type TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';

/**
 * One weekday of the form, or (hari 0) the shift; a day off keeps its times, for the case that it is switched on again.
 */
export type HariForm = {
  hari: number;
  is_kerja: boolean;
  jam_masuk: string | null;
  jam_pulang: string | null;
  istirahat_mulai: string | null;
  istirahat_selesai: string | null;
  /** What a fleksibel day owes; kept while the type is another. */
  durasi_menit: number | null;
};

/** What is sent of durasi_menit: only a fleksibel day has it. */
export const durasiOf = ({ durasi_menit }: HariForm, tipe: TipeJadwal): number | null =>
  tipe === TIPE_JADWAL.fleksibel ? durasi_menit : null;
