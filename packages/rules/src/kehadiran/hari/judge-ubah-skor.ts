import { addDays, type Tanggal } from '../../waktu/tanggal.ts';
import type { SkorPresensi } from './skor-presensi.ts';

type Skor = Pick<
  SkorPresensi,
  'nama' | 'jenis' | 'menit_dari' | 'menit_sampai' | 'potongan' | 'tgl_mulai' | 'tgl_selesai'
>;

const ISI = ['nama', 'jenis', 'menit_dari', 'menit_sampai', 'potongan'] as const;

/** What a change of a category does: the one row of it becomes another, or a new one begins and the old goes on until the day before. */
export type UbahSkor = { isSama: boolean; lamaSampai: Tanggal | null };

/**
 * A category that says something else from a later date on keeps what it said until then (aturan/kehadiran#potongan). One of
 * which only the date is moved is what it was on fewer days.
 */
export function judgeUbahSkor(lama: Skor, baru: Skor): UbahSkor {
  const isSama = ISI.every((one) => lama[one] === baru[one]);
  const isLanjut = baru.tgl_mulai > lama.tgl_mulai && (lama.tgl_selesai === null || baru.tgl_mulai <= lama.tgl_selesai);
  return { isSama, lamaSampai: !isSama && isLanjut ? addDays(baru.tgl_mulai, -1) : null };
}
