import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { Sel } from '../../files/xlsx/kolom.ts';
import type { Keadaan } from '../keadaan.ts';
import type { Sumber } from '../verifikasi-upward.ts';
import type { Ringkasan } from '../ringkasan.ts';
import type { PdfTabel } from '../pdf/pdf-tabel.ts';
import type { KolomCetak } from '../kolom-cetak.ts';

/** A report before it is a file: what it is called, what stands under its title, and its rows. */
export type TabelLaporan = {
  judul: string;
  /** How its span is called. */
  sebutan: string;
  range: TanggalRange;
  /** A line under the title that says what it comes to. */
  ringkasan: string;
  /** Whether its figures are final; not said of what is never frozen. */
  keadaan?: Keadaan;
  /** Of a report about one person: who that is. */
  identitas?: readonly (readonly [string, string])[];
  /** What its letters mean. */
  arti?: string;
  kolom: readonly Pick<
    KolomCetak<never>,
    'judul' | 'lebar' | 'jenis' | 'bagian' | 'rata' | 'tercetak' | 'sama' | 'redup'
  >[];
  baris: Sel[][];
  /** What it can be made of again, for whoever holds a print to compare. */
  sumber?: Sumber;
  /** What its rows say, of one that is letters and no sums; kept for the same. */
  isi?: Ringkasan;
  /** A picture of each row, which a PDF prints after its columns. */
  gambar?: PdfTabel['gambar'];
  /** The last row, which says what the others come to. */
  jumlah?: Sel[];
};
