import { TIPE_JADWAL, type TipeJadwal } from './jadwal.ts';

/** Whether hours are due at no certain time of the day, but so many of them (aturan/jadwal#jenis). */
export const isFleksibel = ({ tipe_jadwal }: { tipe_jadwal: TipeJadwal }): boolean =>
  tipe_jadwal === TIPE_JADWAL.fleksibel;
