import * as z from 'zod/mini';

/** A coming year whose national holidays are not known here yet, so that what a leave costs in it may change. */
export const LiburBelum = z.object({ tahun: z.int(), sebab: z.enum(['belum_terbit', 'belum_disinkron']) });
export type LiburBelum = z.output<typeof LiburBelum>;

const SEBAB: Record<LiburBelum['sebab'], (tahun: number) => string> = {
  belum_terbit: (tahun) => `Keputusan hari libur nasional dan cuti bersama tahun ${tahun} belum terbit`,
  belum_disinkron: (tahun) => `Hari libur nasional tahun ${tahun} belum disinkronkan di instansi ini`,
};

/** In words what is not known yet and what follows; undefined where all is known. */
export function sebutLiburBelum(belum: readonly LiburBelum[]): string | undefined {
  if (belum.length === 0) return undefined;
  const sebab = belum.map((one) => SEBAB[one.sebab](one.tahun)).join('. ');
  return `${sebab}, jadi jumlah hari cuti ini masih dapat berubah`;
}
