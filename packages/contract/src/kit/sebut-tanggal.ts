/** A date as people write it, '01-12-2026'; also one without its year, '31-03'. */
export const sebutTanggal = (tanggal: string): string => tanggal.split('-').toReversed().join('-');
