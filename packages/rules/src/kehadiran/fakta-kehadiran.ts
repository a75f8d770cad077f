import type { CutiBerlaku } from '../cuti/saldo/cuti-hari.ts';
import type { Menit } from '../waktu/jam.ts';
import type { FaktaJadwalAnggota, FaktaJadwalOrganisasi } from '../jadwal/jam/fakta-jadwal.ts';
import type { KlaimPresensi } from './hari/klaim-presensi.ts';
import type { EventPresensi } from '../presensi/ketukan/event-presensi.ts';
import type { SkorPresensi } from './hari/skor-presensi.ts';
import type { Berlaku } from '../waktu/tanggal.ts';
import type { Gangguan } from './hari/gangguan.ts';
import type { Penutupan } from './penutupan.ts';

/** What an organisation's days are judged by; the same for all its members. */
export type FaktaOrganisasi = FaktaJadwalOrganisasi & {
  skorPresensi: readonly SkorPresensi[];
  /** Approved ones. */
  gangguan: readonly Gangguan[];
  /** When it or its tenant was closed; never unless said. */
  penutupan?: readonly Penutupan[];
  /**
   * Versions of the settings; without one in force the jeda is 5 minutes. `tunggu_data_jam` is for how many hours after
   * its window a day stays open because a machine's data may still come; none unless said.
   */
  pengaturan: readonly (Berlaku & { jeda_menit: Menit; tunggu_data_jam?: number })[];
};

/** What one member's days are judged by. */
export type FaktaAnggota = FaktaJadwalAnggota & {
  keanggotaan: readonly Berlaku[];
  /** In any order. */
  events: readonly EventPresensi[];
  /** In force: approved, and not cancelled. */
  klaim: readonly KlaimPresensi[];
  cuti: readonly CutiBerlaku[];
};
