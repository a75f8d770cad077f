import { toDate, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';

const surat = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', dateStyle: 'long' });
const hari = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', weekday: 'long' });

/** 'Jumat'. */
export const namaHari = (tanggal: Tanggal): string => hari.format(toDate(tanggal));

/** '20 November 2026', as it stands over a signature. */
export function tanggalSurat(tanggal: Tanggal): string {
  return surat.format(toDate(tanggal));
}

/** 'Rabu, 2 Desember 2026'. */
export const tanggalPanjang = (tanggal: Tanggal): string => `${namaHari(tanggal)}, ${tanggalSurat(tanggal)}`;
