import { rangeOfBulan, type Tanggal } from '../waktu/tanggal.ts';

/** Whether a month, '2026-11', is over on a date, so that it may be verified: its last day is past (aturan/verval#beku). */
export const isBulanLewat = (bulan: string, hariIni: Tanggal): boolean => rangeOfBulan(bulan).tgl_akhir < hariIni;
