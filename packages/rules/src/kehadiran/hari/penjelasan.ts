import type { Detik } from '../../waktu/jam.ts';
import type { SebabLibur } from '../../jadwal/berlaku/hari-kerja.ts';
import type { JamKerja } from '../../jadwal/jam/jam-kerja.ts';
import type { LapisanJadwal } from '../../jadwal/berlaku/lapisan-jadwal.ts';
import type { StatusPresensi } from '../../kode/status-presensi.ts';
import type { SumberPresensi } from '../../presensi/ketukan/event-presensi.ts';
import { STATUS_TAHAN } from '../../presensi/ketukan/status-tahan.ts';
import type { SebabDitinjau } from '../../presensi/ketukan/sebab-ditinjau.ts';
import type { KategoriHari } from './skor-presensi.ts';
import type { SetengahHari } from '../../cuti/saldo/cuti-hari.ts';
import type { GangguanHari } from './gangguan.ts';

/** Why an event does not count: held back, outside the membership, outside every window, or a repeat of the arrival. */
export const ALASAN_SISIH = [...STATUS_TAHAN, 'di_luar_keanggotaan', 'di_luar_jendela', 'pengulangan'] as const;
export type AlasanSisih = (typeof ALASAN_SISIH)[number];

/**
 * One event of a day: used as something, or set aside with a reason. Detik is since the day's midnight. The status says
 * how it stands to the hours due, and is null where none are.
 */
export type PenjelasanEvent = { presensi_id: number; detik: Detik; sumber: SumberPresensi } & (
  | { sebagai: 'datang' | 'istirahat' | 'pulang'; status: StatusPresensi | null }
  | { sebagai: 'disisihkan'; alasan: AlasanSisih; catatan?: string; sebab?: readonly SebabDitinjau[] }
);

/**
 * A claim in force on the day, and the times that were taken from it; none where leave, a day off or another claim
 * outranks it.
 */
export type PenjelasanKlaim = {
  presensi_klaim_id: number;
  jenis: string;
  sehari: boolean;
  masuk: Detik | null;
  pulang: Detik | null;
};

/** An incident that excused something of the day: lateness, or a side that is missing. */
export type PenjelasanGangguan = GangguanHari & { memaafkan: 'terlambat' | 'tanpa_masuk' | 'tanpa_pulang' };

/**
 * Why a day came to what it did: plain facts, kept beside the day and turned into sentences by the screens
 * (aturan/kehadiran#penjelasan).
 */
export type Penjelasan = {
  /** Null when no layer gave a schedule. */
  lapisan: { lapisan: LapisanJadwal; id: number } | null;
  /**
   * The hours that the day was judged by, half a day of leave already taken off; null on a day off, then libur says
   * why.
   */
  jam: JamKerja | null;
  libur: SebabLibur | { sebab: 'ditutup' } | null;
  events: readonly PenjelasanEvent[];
  cuti: { cuti_id: number; kategori: string; setengah_hari: SetengahHari | null } | null;
  klaim: readonly PenjelasanKlaim[];
  gangguan: readonly PenjelasanGangguan[];
  kategori: readonly KategoriHari[];
};
