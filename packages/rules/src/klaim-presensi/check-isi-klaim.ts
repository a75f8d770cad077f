type IsiKlaim = { sehari: boolean; jam_masuk: unknown; jam_pulang: unknown };

/** What is wrong with what a claim asks for: nothing at all, or times beside whole-day presence. */
export type SalahIsiKlaim = 'tanpa_jam' | 'sehari_berjam';

/** Why what a claim asks for cannot be, its times null where none is claimed (aturan/perbaikan#klaim). */
export function checkIsiKlaim({ sehari, jam_masuk, jam_pulang }: IsiKlaim): SalahIsiKlaim | null {
  const hasJam = jam_masuk !== null || jam_pulang !== null;
  if (sehari === hasJam) return sehari ? 'sehari_berjam' : 'tanpa_jam';
  return null;
}
