import type { Menit } from '../../waktu/jam.ts';
import { hariPekanOf, type Berlaku, type HariPekan, type Tanggal } from '../../waktu/tanggal.ts';

/** What kind of hours they are (aturan/jadwal#jenis). */
export const TIPE_JADWAL = { reguler: 1, shift: 2, fleksibel: 3 } as const;
export type TipeJadwal = (typeof TIPE_JADWAL)[keyof typeof TIPE_JADWAL];
export const LABEL_TIPE_JADWAL: Record<TipeJadwal, string> = {
  [TIPE_JADWAL.reguler]: 'Reguler',
  [TIPE_JADWAL.shift]: 'Shift',
  [TIPE_JADWAL.fleksibel]: 'Fleksibel',
};

/** The hours of one weekday, or of the shift (hari 0). A weekday without a row is libur. */
export type BarisJadwal = {
  hari: HariPekan | 0;
  jam_masuk: Menit;
  /** At or before jam_masuk it is the next day's. */
  jam_pulang: Menit;
  /** A break time before jam_masuk is the next day's. */
  istirahat_mulai: Menit | null;
  istirahat_selesai: Menit | null;
  /** What a fleksibel day owes, its break not counted; null otherwise. */
  durasi_menit: Menit | null;
};

/**
 * One version of a definition of work hours (aturan/kehadiran#masa-berlaku), in force between its dates; versions of
 * one jadwal_id do not overlap.
 */
export type Jadwal = Berlaku & {
  jadwal_id: number;
  nama: string;
  tipe_jadwal: TipeJadwal;
  toleransi_masuk: Menit;
  toleransi_pulang: Menit;
  /** How long before jam_masuk a scan counts; at most a day. */
  buka_masuk: Menit;
  /** How long after jam_pulang a scan counts; at most a day. */
  tutup_pulang: Menit;
  ikut_libur: boolean;
  baris: readonly BarisJadwal[];
};

/** The row that the jadwal has for the date; undefined is a day off. */
export function findBarisJadwal(jadwal: Jadwal, tanggal: Tanggal): BarisJadwal | undefined {
  if (jadwal.tipe_jadwal === TIPE_JADWAL.shift) return jadwal.baris[0];
  const hari = hariPekanOf(tanggal);
  return jadwal.baris.find((baris) => baris.hari === hari);
}
