type JamHari = { jam_masuk: string; jam_pulang: string; is_lewat_tengah_malam: boolean };

/** '19:00–07:00 besok'. */
export function sebutJamHari({ jam_masuk, jam_pulang, is_lewat_tengah_malam }: JamHari): string {
  return `${jam_masuk.slice(0, 5)}–${jam_pulang.slice(0, 5)}${is_lewat_tengah_malam ? ' besok' : ''}`;
}
