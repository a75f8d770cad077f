import { SEHARI_MENIT } from '@hadir/rules/waktu/sehari.ts';
import type { JamKerja } from '@hadir/rules/jadwal/jam/jam-kerja.ts';
import { toJam } from '@hadir/rules/waktu/jam.ts';

/** The hours due as the wire says them. */
export function toJamHari(kerja: JamKerja | null) {
  if (!kerja) return null;
  return {
    jam_masuk: toJam(kerja.masuk * 60),
    jam_pulang: toJam(kerja.pulang * 60),
    is_lewat_tengah_malam: kerja.pulang >= SEHARI_MENIT,
  };
}
