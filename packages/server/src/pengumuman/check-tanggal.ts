import { isMasaTerbalik } from '@hadir/rules/waktu/rentang.ts';
import { refuseField } from '../platform/kit/refusal.ts';

/** An announcement does not end before it begins. */
export function checkTanggal({ tgl_mulai, tgl_selesai }: { tgl_mulai: string; tgl_selesai: string | null }): void {
  if (isMasaTerbalik({ tgl_mulai, tgl_selesai })) {
    throw refuseField('tgl_selesai', 'Tanggal akhir tidak boleh sebelum tanggal awal');
  }
}
