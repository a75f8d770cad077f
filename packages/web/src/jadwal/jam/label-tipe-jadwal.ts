import { TIPE_JADWAL, type TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';

export const LABEL_TIPE_JADWAL: Record<TipeJadwal, string> = {
  [TIPE_JADWAL.reguler]: 'Reguler',
  [TIPE_JADWAL.shift]: 'Shift',
  [TIPE_JADWAL.fleksibel]: 'Fleksibel',
};
