import { JENIS_PERTANYAAN } from '@hadir/rules/kuesioner/pertanyaan.ts';
import * as z from 'zod/mini';

/** How many chose one of a question's choices or steps; of a matrix in one of its rows. */
const Butir = z.object({
  baris_id: z.nullable(z.int()),
  nilai: z.int(),
  teks: z.string(),
  jumlah: z.int(),
});

const HasilPertanyaan = z.object({
  pertanyaan_id: z.int(),
  jenis: z.enum(JENIS_PERTANYAAN),
  judul: z.string(),
  /** Who answered it. */
  jumlah: z.int(),
  /** In the order of the questionnaire, also those that nobody chose; empty for texts, numbers, dates and files. */
  butir: z.array(Butir),
  /** The rows of a matrix, in their order; else empty. */
  baris: z.array(z.object({ baris_id: z.int(), teks: z.string() })),
  /** Of scales and numbers. */
  rata_rata: z.nullable(z.number()),
  median: z.nullable(z.number()),
  /** Of numbers; of dates as YYYY-MM-DD. */
  terkecil: z.nullable(z.union([z.number(), z.string()])),
  terbesar: z.nullable(z.union([z.number(), z.string()])),
});
export type HasilPertanyaan = z.output<typeof HasilPertanyaan>;

export const HasilKuesioner = z.object({
  /** False: anonymous, and what is asked for is fewer than five, or leaves fewer than five out; then nothing is told. */
  is_terbuka: z.boolean(),
  /** Answers that are counted here. */
  jumlah: z.int(),
  /** Anonymous answers that were sent and are not opened yet: they are opened five at a time. */
  menunggu: z.int(),
  pertanyaan: z.array(HasilPertanyaan),
});
export type HasilKuesioner = z.output<typeof HasilKuesioner>;
