import type { Tanggal } from '../../waktu/tanggal.ts';

/**
 * Whether somebody changes what holds for a member alone from a date on: nobody for himself on a day that has passed
 * (aturan/jadwal#hari-sendiri).
 */
export const mayUbahJadwal = (
  { user_id, tanggal }: { user_id: number; tanggal: Tanggal },
  { oleh, today }: { oleh: number; today: Tanggal },
): boolean => user_id !== oleh || tanggal >= today;
