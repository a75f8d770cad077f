import type { Tanggal } from '../waktu/tanggal.ts';

/** Whether a membership would begin before its member was born, where his birthday is known (aturan/anggota#mulai). */
export const isMulaiSebelumLahir = (tgl_mulai: Tanggal, tgl_lahir: Tanggal | null): boolean =>
  tgl_lahir !== null && tgl_mulai < tgl_lahir;
