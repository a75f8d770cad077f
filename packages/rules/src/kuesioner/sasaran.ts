/** Whom a questionnaire is for (aturan/kuesioner#sasaran). */
export const SASARAN_KUESIONER = ['semua', 'grup', 'anggota'] as const;
export type SasaranKuesioner = (typeof SASARAN_KUESIONER)[number];
