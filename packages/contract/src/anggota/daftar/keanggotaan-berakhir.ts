import * as z from 'zod/mini';
import { Tanggal } from '../../kit/fields.ts';
import { sebutTanggal } from '../../kit/sebut-tanggal.ts';

/** The last day of a membership that a confirmed transfer is going to end, at which place, and where it moves to. */
export const KeanggotaanBerakhir = z.object({ tgl_akhir: Tanggal, tempat: z.string(), tujuan: z.nullable(z.string()) });
export type KeanggotaanBerakhir = z.output<typeof KeanggotaanBerakhir>;

/** In words: 'Keanggotaan Anda di MTsN 1 berakhir 30-11-2026 (pindah ke MTsN 2)'; of oneself, or of somebody by name. */
export function sebutKeanggotaanBerakhir(berakhir: KeanggotaanBerakhir, siapa = 'Anda'): string {
  const { tgl_akhir, tempat, tujuan } = berakhir;
  const ke = tujuan === null ? '' : ` (pindah ke ${tujuan})`;
  return `Keanggotaan ${siapa} di ${tempat} berakhir ${sebutTanggal(tgl_akhir)}${ke}`;
}
