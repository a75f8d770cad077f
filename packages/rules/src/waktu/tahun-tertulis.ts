/** The first of them. */
export const TANGGAL_TERAWAL = '1900-01-01';

/** Whether a date (YYYY-MM-DD) lies in the years that people write: a year typed short ('0026') is none of them. */
export const isTahunTertulis = (tanggal: string): boolean => /^(19|20|21)/.test(tanggal);
