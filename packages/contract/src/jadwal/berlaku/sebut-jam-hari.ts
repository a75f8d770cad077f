import type * as z from 'zod/mini';
import { sebutEsokHari, sebutRentangJam } from '../../kit/sebut-jam.ts';
import type { JamHari } from './jadwal-berlaku.contract.ts';

/** '19:00–07:00 (esok hari)'. */
export function sebutJamHari({ jam_masuk, jam_pulang, is_lewat_tengah_malam }: z.output<typeof JamHari>): string {
  return sebutEsokHari(sebutRentangJam(jam_masuk, jam_pulang), is_lewat_tengah_malam);
}
