import type { Tanggal } from '../waktu/tanggal.ts';

/** What an operator made of it. */
export const STATUS_KUESIONER = ['draf', 'terbit', 'tutup'] as const;
export type StatusKuesioner = (typeof STATUS_KUESIONER)[number];

/** What it is today: published it waits for its first day, is open, or has passed its last. */
export const KEADAAN_KUESIONER = ['draf', 'dijadwalkan', 'terbuka', 'tutup'] as const;
export type KeadaanKuesioner = (typeof KEADAAN_KUESIONER)[number];

export type MasaKuesioner = { status: StatusKuesioner; tgl_mulai: Tanggal | null; tgl_selesai: Tanggal | null };

/** Both days belong to it, in the organisation's zone (aturan/kuesioner#masa). */
export function keadaanOf({ status, tgl_mulai, tgl_selesai }: MasaKuesioner, today: Tanggal): KeadaanKuesioner {
  if (status !== 'terbit') return status;
  if (tgl_selesai !== null && tgl_selesai < today) return 'tutup';
  return tgl_mulai !== null && tgl_mulai > today ? 'dijadwalkan' : 'terbuka';
}
