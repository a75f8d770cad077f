import type { Tanggal } from '../waktu/tanggal.ts';

/** The last transfer that was carried out and took a member away from this place, brought him here, or lent him here. */
export type JejakMutasi =
  | { arah: 'keluar'; tgl_selesai: null }
  | { arah: 'masuk'; tgl_selesai: null }
  | { arah: 'dipinjam'; tgl_selesai: Tanggal };

type Hasil = { sampai: Tanggal | null } | { refused: 'pindah' | 'perbantuan_selesai' };

/**
 * Until when a place may make a membership hold again by itself (aturan/mutasi#kembali): where he moved away never, where
 * he is lent to until the loan ends, else without an end.
 */
export function judgeBukaKembali(jejak: JejakMutasi | null, today: Tanggal): Hasil {
  if (jejak === null || jejak.arah === 'masuk') return { sampai: null };
  if (jejak.arah === 'keluar') return { refused: 'pindah' };
  return jejak.tgl_selesai < today ? { refused: 'perbantuan_selesai' } : { sampai: jejak.tgl_selesai };
}
