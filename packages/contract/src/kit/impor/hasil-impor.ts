import * as z from 'zod/mini';

/** What is wrong with one cell of an imported file, in the words of the file's own header. */
const GalatImpor = z.object({ kolom: z.string(), pesan: z.string() });

/**
 * What an import found, row by row: `baris` counts as the spreadsheet does, `nilai` stands in the
 * order of `kolom`. Nothing is written by a dry run, nor where any row has an error unless only the right rows were
 * asked for; `baris` then holds those that were left out.
 */
export const HasilImpor = z.object({
  is_disimpan: z.boolean(),
  jumlah_baris: z.int(),
  jumlah_galat: z.int(),
  /** What comes of the rows that who sends them should know before, though nothing is wrong with them. */
  catatan: z.nullable(z.string()),
  /** What it makes of days that are over, to be agreed to before the rows go in: '1.140 hari menjadi Absen'. */
  akibat: z.nullable(z.string()),
  kolom: z.array(z.string()),
  baris: z.array(z.object({ baris: z.int(), nilai: z.array(z.string()), galat: z.array(GalatImpor) })),
});
export type HasilImpor = z.output<typeof HasilImpor>;
