import type { Detik, Menit } from '../../waktu/jam.ts';
import type { LapisanJadwal } from '../../jadwal/berlaku/lapisan-jadwal.ts';
import type { SumberPresensi } from '../../presensi/ketukan/event-presensi.ts';
import type { KategoriHari } from './skor-presensi.ts';
import type { Tanggal } from '../../waktu/tanggal.ts';
import type { WaktuLokal } from '../../waktu/waktu-lokal.ts';
import type { Penjelasan } from './penjelasan.ts';
import type { StatusKehadiran } from './status-kehadiran.ts';

/** Where a side of the day comes from. */
export type SumberSisi = SumberPresensi | 'klaim';

/** What one member's one day came to (aturan/kehadiran#hari). */
export type HariKehadiran = {
  tanggal: Tanggal;
  status: StatusKehadiran;
  lapisan: LapisanJadwal | null;
  /** Null when no work is expected. */
  jadwal_id: number | null;
  /** Since the date's midnight, the seconds kept; past 86400 on the next morning. Only shown on cuti and libur days. */
  jam_masuk: Detik | null;
  jam_pulang: Detik | null;
  sumber_masuk: SumberSisi | null;
  sumber_pulang: SumberSisi | null;
  /** The events behind the two times; null where a claim grants the time. */
  presensi_masuk_id: number | null;
  presensi_pulang_id: number | null;
  terlambat_menit: Menit;
  pulang_cepat_menit: Menit;
  durasi_menit: Menit;
  /** The side that is missing and not excused; known once the window has closed. */
  tidak_lengkap: 'masuk' | 'pulang' | null;
  /** From the first to the last event on a day off. */
  kerja_libur_menit: Menit;
  /** How much of the day is leave. A hadir day with half of it leave is half a day present. */
  hari_cuti: 0 | 0.5 | 1;
  cuti_id: number | null;
  kategori: readonly KategoriHari[];
  /** Percent, the sum of the categories. */
  potongan: number;
  /** When the day's window ends; null when no work is expected. */
  jendela_tutup: WaktuLokal | null;
  /** The window has not closed, so the day must be judged again when it has. */
  jendela_terbuka: boolean;
  penjelasan: Penjelasan;
};
