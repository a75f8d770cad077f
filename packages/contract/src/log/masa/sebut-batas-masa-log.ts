import { MASA_LOG_TERPENDEK } from '@hadir/rules/pengaturan/masa-log.ts';

/** What may be said of how long a log is kept, under its field. */
export const sebutBatasMasaLog = (terpanjang: number): string =>
  `Isi ${MASA_LOG_TERPENDEK} sampai ${terpanjang} bulan, atau kosongkan`;
