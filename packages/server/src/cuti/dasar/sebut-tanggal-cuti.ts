import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
/** '01-12-2026 s.d. 03-12-2026', or one date alone. */
export const sebutTanggalCuti = (tgl_awal: string, tgl_akhir: string): string =>
  tgl_awal === tgl_akhir ? sebutTanggal(tgl_awal) : `${sebutTanggal(tgl_awal)} s.d. ${sebutTanggal(tgl_akhir)}`;
