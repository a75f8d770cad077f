import { sebutTanggal } from '../../kit/sebut-tanggal.ts';
import type { KeanggotaanBerakhir } from './keanggotaan-berakhir.ts';

/** In words: 'Keanggotaan Anda di MTsN 1 berakhir 30-11-2026 (pindah ke MTsN 2)'; of oneself, or of somebody by name. */
export function sebutKeanggotaanBerakhir(berakhir: KeanggotaanBerakhir, siapa = 'Anda'): string {
  const { tgl_akhir, tempat, tujuan } = berakhir;
  const ke = tujuan === null ? '' : ` (pindah ke ${tujuan})`;
  return `Keanggotaan ${siapa} di ${tempat} berakhir ${sebutTanggal(tgl_akhir)}${ke}`;
}
