import type { KolomCetak } from './kolom-cetak.ts';
import type { PdfKolom } from './print-tabel.ts';

/** What a printed table needs to know of a list's column. */
export const toPdfKolom = ({ judul, bagian, rata }: Omit<KolomCetak<never>, 'nilai'>): PdfKolom => ({
  judul,
  bagian,
  rata,
});
