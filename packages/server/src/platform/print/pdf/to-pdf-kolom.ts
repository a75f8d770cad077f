import type { KolomCetak } from '../kolom-cetak.ts';
import type { PdfKolom } from './pdf-tabel.ts';

/** What a printed table needs to know of a list's column. */
export const toPdfKolom = ({
  judul,
  bagian,
  rata,
  tercetak,
  sama = false,
  redup = false,
}: Pick<KolomCetak<never>, 'judul' | 'bagian' | 'rata' | 'tercetak' | 'sama' | 'redup'>): PdfKolom => ({
  judul,
  bagian,
  rata,
  sama,
  redup,
  ...tercetak,
});
