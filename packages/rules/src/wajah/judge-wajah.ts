/** What a face was measured as: two of one person lie near each other. */
export type Deskriptor = readonly number[];

/** How far two faces lie apart: 0 is the same picture, beyond 1 nobody would confuse them. */
export function countJarakWajah(satu: Deskriptor, lain: Deskriptor): number {
  return Math.sqrt(satu.reduce((sum, value, index) => sum + (value - (lain[index] ?? 0)) ** 2, 0));
}

/** The distance to the nearest of the enrolled ones: people look different from day to day, and one likeness is enough. */
export function countJarakWajahTerdekat(satu: Deskriptor, terdaftar: readonly Deskriptor[]): number {
  return Math.min(...terdaftar.map((lain) => countJarakWajah(satu, lain)));
}

/** Whether a face this far away is the enrolled person's (aturan/wajah#putusan). */
export const isWajahCocok = (jarak: number, ambang: number): boolean => jarak <= ambang;

/** The threshold in hundredths, as a tenant sets it (aturan/wajah#ambang): stricter refuses more of the right people. */
export const AMBANG_WAJAH = { min: 40, maks: 65, bawaan: 55 } as const;

/** The two numbers that a threshold of hundredths stands for. */
export const toAmbang = (perseratus: number): number => perseratus / 100;

/** How likely the distance makes it, in words a person decides by. */
export type Kemiripan = 'sangat_mirip' | 'mirip' | 'di_batas' | 'tidak_mirip';

const DI_BATAS = 0.05;
const SANGAT = 0.15;

/** How alike two faces are that lie so far apart, beside the threshold. */
export function judgeKemiripan(jarak: number, ambang: number): Kemiripan {
  if (Math.abs(jarak - ambang) <= DI_BATAS) return 'di_batas';
  if (!isWajahCocok(jarak, ambang)) return 'tidak_mirip';
  return jarak <= ambang - SANGAT ? 'sangat_mirip' : 'mirip';
}
