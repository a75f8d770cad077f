import { TIPE_JADWAL, type TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';

export const TIPE_JADWAL_WORDS: Record<TipeJadwal, string> = {
  [TIPE_JADWAL.reguler]: 'Reguler',
  [TIPE_JADWAL.shift]: 'Shift',
  [TIPE_JADWAL.fleksibel]: 'Fleksibel',
};
