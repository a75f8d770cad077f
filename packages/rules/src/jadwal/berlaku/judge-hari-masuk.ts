import { tanggalOfWaktu, type WaktuLokal } from '../../waktu/waktu-lokal.ts';
import type { FaktaJadwalOrganisasi } from '../jam/fakta-jadwal.ts';
import type { JamKerja } from '../jam/jam-kerja.ts';
import { faktaBaru } from './fakta-baru.ts';
import { judgeHariKerja } from './hari-kerja.ts';

/** How today stands for one who becomes a member now. */
export type HariMasuk = {
  /** What today asks of him; null on a day off. */
  kerja: JamKerja | null;
  /** Whether he can be present today no more. */
  is_tutup: boolean;
  /** Whether he is late already. */
  is_lewat_masuk: boolean;
};

/** Today, by the hours of the group that he comes into (aturan/anggota#mulai). */
export function judgeHariMasuk(
  organisasi: FaktaJadwalOrganisasi,
  group_id: number | null,
  sekarang: WaktuLokal,
): HariMasuk {
  const { kerja, tengahMalam } = judgeHariKerja(organisasi, faktaBaru(group_id), tanggalOfWaktu(sekarang));
  const isPast = (menit: number) => sekarang > tengahMalam + menit * 60;
  return {
    kerja,
    is_tutup: kerja !== null && isPast(kerja.tutup),
    is_lewat_masuk: kerja !== null && isPast(kerja.masuk),
  };
}
