import type { Cuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { sebutRentang } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutJumlahHari } from '@hadir/contract/cuti/saldo/sebut-jumlah-hari.ts';

/** The dates of a leave and what they come to, in words: "01-12-2026 s.d. 03-12-2026 (3 hari)", "03-12-2026 (0,5 hari, pagi)". */
export const sebutLamaCuti = (cuti: Pick<Cuti, 'tgl_awal' | 'tgl_akhir' | 'jumlah_hari' | 'setengah_hari'>): string =>
  `${sebutRentang(cuti)} (${sebutJumlahHari(cuti.jumlah_hari)}${cuti.setengah_hari ? `, ${cuti.setengah_hari}` : ''})`;
