import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';

const formatter = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', dateStyle: 'full' });

/** 'Jumat, 20 November 2026'. */
export function tanggalPanjang(tanggal: Tanggal): string {
  return formatter.format(new Date(`${tanggal}T00:00:00Z`));
}
