import { addDays, type Tanggal } from '../../waktu/tanggal.ts';
import { tanggalOfWaktu, type WaktuLokal } from '../../waktu/waktu-lokal.ts';
import type { FaktaJadwalOrganisasi } from '../jam/fakta-jadwal.ts';
import type { JamKerja } from '../jam/jam-kerja.ts';
import { faktaBaru } from './fakta-baru.ts';
import { judgeHariKerja } from './hari-kerja.ts';

/** How today stands for one who becomes a member now. */
export type MulaiBaru = {
  /** Where nobody says when he begins. */
  tgl_mulai: Tanggal;
  /** What today asks of him; null on a day off. */
  kerja: JamKerja | null;
  /** Whether he can be present today no more. */
  is_tutup: boolean;
  /** Whether he is late already. */
  is_lewat_masuk: boolean;
};

/** Today, or tomorrow once the window of today's hours has closed (aturan/anggota#mulai). */
export function judgeMulaiBaru(
  organisasi: FaktaJadwalOrganisasi,
  group_id: number | null,
  sekarang: WaktuLokal,
): MulaiBaru {
  const today = tanggalOfWaktu(sekarang);
  const { kerja, tengahMalam } = judgeHariKerja(organisasi, faktaBaru(group_id), today);
  const isPast = (menit: number) => sekarang > tengahMalam + menit * 60;
  const is_tutup = kerja !== null && isPast(kerja.tutup);
  const tgl_mulai = is_tutup ? addDays(today, 1) : today;
  return { tgl_mulai, kerja, is_tutup, is_lewat_masuk: kerja !== null && isPast(kerja.masuk) };
}
