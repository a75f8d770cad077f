import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { Sel } from '../../platform/files/xlsx/kolom.ts';
import type { KolomCetak } from '../../platform/print/kolom-cetak.ts';

/** A report before it is a file: what it is called, what stands under its title, and its rows. */
export type TabelLaporan = {
  judul: string;
  /** How its span is called. */
  sebutan: string;
  range: TanggalRange;
  /** A line under the title that says what it comes to. */
  ringkasan: string;
  kolom: readonly Omit<KolomCetak<never>, 'nilai'>[];
  baris: Sel[][];
};
