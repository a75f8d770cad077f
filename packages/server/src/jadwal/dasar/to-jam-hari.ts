import { SEHARI_MENIT } from '@hadir/rules/waktu/sehari.ts';
import type { JamKerja } from '@hadir/rules/jadwal/jam/jam-kerja.ts';
import { toJam } from '@hadir/rules/waktu/jam.ts';

type JamHari = { jam_masuk: string; jam_pulang: string; is_lewat_tengah_malam: boolean };

/** The hours due as the wire says them. */
export function toJamHari(kerja: JamKerja): JamHari;
export function toJamHari(kerja: JamKerja | null): JamHari | null;
export function toJamHari(kerja: JamKerja | null): JamHari | null {
  if (!kerja) return null;
  return {
    jam_masuk: toJam(kerja.masuk * 60),
    jam_pulang: toJam(kerja.pulang * 60),
    is_lewat_tengah_malam: kerja.pulang >= SEHARI_MENIT,
  };
}
