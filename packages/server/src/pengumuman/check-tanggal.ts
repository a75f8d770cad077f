import { refuseField } from '../platform/kit/refusal.ts';

/** An announcement does not end before it begins. */
export function checkTanggal({ tgl_mulai, tgl_selesai }: { tgl_mulai: string; tgl_selesai: string | null }): void {
  if (tgl_selesai !== null && tgl_selesai < tgl_mulai) {
    throw refuseField('tgl_selesai', 'Tanggal akhir tidak boleh sebelum tanggal awal');
  }
}
