import { JENIS_PERTANYAAN } from '@hadir/rules/kuesioner/pertanyaan.ts';
import * as z from 'zod/mini';
import { teks, teksPanjang, teksWajib } from '../../kit/fields.ts';

/** The number of a section, question, choice or row: of one questionnaire only, given by whoever writes it. */
const Nomor = z.int().check(z.positive(), z.maximum(10_000));
const Batas = z.number().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000));

const Pertanyaan = z.object({
  pertanyaan_id: Nomor,
  jenis: z.enum(JENIS_PERTANYAAN),
  judul: teksWajib(300),
  keterangan: z._default(teksPanjang(1000), ''),
  is_wajib: z._default(z.boolean(), false),
  /** Asked only where the answer to this earlier question is, or holds, one of `nilai` (its pilihan_id, or steps of a scale). */
  syarat: z._default(
    z.nullable(z.object({ pertanyaan_id: Nomor, nilai: z.array(z.int()).check(z.minLength(1), z.maxLength(50)) })),
    null,
  ),
  /** Of pilihan and beberapa what to choose from, of matriks its columns; else empty. */
  pilihan: z._default(z.array(z.object({ pilihan_id: Nomor, teks: teksWajib(200) })).check(z.maxLength(50)), []),
  /** Of matriks its rows; else empty. */
  baris: z._default(z.array(z.object({ baris_id: Nomor, teks: teksWajib(200) })).check(z.maxLength(30)), []),
  /** Of skala its ends (both), of angka its bounds, of beberapa how many are chosen; null is unbounded. */
  minimum: z._default(z.nullable(Batas), null),
  maksimum: z._default(z.nullable(Batas), null),
  /** What the ends of a scale mean. */
  label_minimum: z._default(teks(60), ''),
  label_maksimum: z._default(teks(60), ''),
});

export const Bagian = z.object({
  bagian_id: Nomor,
  judul: z._default(teks(200), ''),
  keterangan: z._default(teksPanjang(2000), ''),
  pertanyaan: z.array(Pertanyaan).check(z.maxLength(200)),
});
export type Bagian = z.output<typeof Bagian>;

export const Susunan = z.array(Bagian).check(z.maxLength(50));

/** pilihan, skala, angka: a number; beberapa: their pilihan_id; matriks: a choice a row; teks, tanggal (YYYY-MM-DD), berkas (berkas_id): a text. */
export const Jawaban = z.object({
  pertanyaan_id: Nomor,
  nilai: z.union([
    z.number(),
    teksPanjang(5000),
    z.array(z.int()).check(z.maxLength(50)),
    z.array(z.object({ baris_id: Nomor, pilihan_id: Nomor })).check(z.maxLength(30)),
  ]),
});
export type Jawaban = z.output<typeof Jawaban>;

/** Of which questions answers are, as whoever asked for them was told; left out by none but old copies of the screens. */
export const SidikSusunan = z.optional(teks(64));

export const DaftarJawaban = z.array(Jawaban).check(z.maxLength(500));
