import { refuseField } from '../../platform/kit/refusal.ts';

/** Refuses a validity that ends before it begins. */
export function checkMasa({ tgl_mulai, tgl_selesai }: { tgl_mulai: string; tgl_selesai?: string | null | undefined }) {
  if (tgl_selesai && tgl_selesai < tgl_mulai) {
    throw refuseField('tgl_selesai', 'Tanggal selesai tidak boleh sebelum tanggal mulai');
  }
}
