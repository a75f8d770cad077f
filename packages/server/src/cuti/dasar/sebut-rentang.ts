import type { Cuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { sebutTanggalCuti } from './sebut-tanggal-cuti.ts';

/** The dates of a leave and what they come to, in words: "01-12-2026 s.d. 03-12-2026 (3 hari)". */
export function sebutRentang({
  tgl_awal,
  tgl_akhir,
  jumlah_hari,
}: Pick<Cuti, 'tgl_awal' | 'tgl_akhir' | 'jumlah_hari'>): string {
  return `${sebutTanggalCuti(tgl_awal, tgl_akhir)} (${jumlah_hari.toLocaleString('id-ID')} hari)`;
}
