import { sebutEsokHari, sebutRentangJam } from '@hadir/contract/kit/sebut-jam.ts';
type JamHari = { jam_masuk: string; jam_pulang: string; is_lewat_tengah_malam: boolean };

/** '19:00–07:00 (esok hari)'. */
export function sebutJamHari({ jam_masuk, jam_pulang, is_lewat_tengah_malam }: JamHari): string {
  return sebutEsokHari(sebutRentangJam(jam_masuk, jam_pulang), is_lewat_tengah_malam);
}
