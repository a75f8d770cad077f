import type { Cuti } from '@hadir/contract/cuti/cuti.ts';

const tanggal = (iso: string) => iso.split('-').toReversed().join('-');

/** The dates of a leave and what they come to, in words: "01-12-2026 s.d. 03-12-2026 (3 hari)". */
export function sebutRentang({
  tgl_awal,
  tgl_akhir,
  jumlah_hari,
}: Pick<Cuti, 'tgl_awal' | 'tgl_akhir' | 'jumlah_hari'>): string {
  const dates = tgl_awal === tgl_akhir ? tanggal(tgl_awal) : `${tanggal(tgl_awal)} s.d. ${tanggal(tgl_akhir)}`;
  return `${dates} (${jumlah_hari.toLocaleString('id-ID')} hari)`;
}
