import { SEBULAN_HARI } from '../waktu/rentang.ts';
import { SEHARI_MS } from '../waktu/sehari.ts';

/** How many days an incident lasts at the most. */
export const GANGGUAN_MAKS_HARI = SEBULAN_HARI;

/** Why an incident cannot be recorded, or null when it can, by instants in milliseconds (aturan/perbaikan#memutuskan-gangguan). */
export function checkMasaGangguan(
  { dari, sampai }: { dari: number; sampai: number },
  sekarang: number,
): 'belum_terjadi' | 'terlalu_panjang' | null {
  if (dari > sekarang) return 'belum_terjadi';
  return sampai - dari > GANGGUAN_MAKS_HARI * SEHARI_MS ? 'terlalu_panjang' : null;
}
