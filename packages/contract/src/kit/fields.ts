import { TAHUN_DI_LUAR } from './kalimat-rentang.ts';
import { isTahunTertulis } from '@hadir/rules/waktu/tahun-tertulis.ts';
import * as z from 'zod/mini';
import { BATAS_DAFTAR, SEBARIS, TERBACA } from './batas-daftar.ts';

/** A row's id. The largest is what the database's integer holds. */
export const Id = z.int().check(z.positive(), z.maximum(2_147_483_647));

/** An id in the tables that grow without end (presensi, log). */
export const BigId = z.int().check(z.positive());

/** YYYY-MM-DD in the organisation's time zone, a day that exists, in a year that somebody alive or yet to retire knows. */
export const Tanggal = z.iso.date().check(z.refine(isTahunTertulis, TAHUN_DI_LUAR));

/** YYYY-MM, in the same years. */
export const Bulan = z
  .string()
  .check(z.regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 'Isi bulan sebagai TTTT-BB, misalnya 2026-11'));

/** From 0 to `max` in steps of `langkah`. What is left of a number next to nothing counts as a step for no remainder. */
export const kelipatan = (langkah: number, max: number) =>
  z.number().check(
    z.minimum(0),
    z.maximum(max),
    z.multipleOf(langkah),
    z.refine(
      (value) => value === 0 || value >= langkah,
      `Isi 0, atau paling sedikit ${String(langkah).replace('.', ',')}`,
    ),
  );

/** HH:mm:ss in the organisation's time zone. */
export const Jam = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'Isi jam sebagai JJ:MM:DD, misalnya 07:00:00'));

/** ISO 8601 in UTC. */
export const Instant = z.iso.datetime({ offset: true });

/** Degrees, WGS 84. */
export const Lat = z.number().check(z.minimum(-90), z.maximum(90));
export const Lng = z.number().check(z.minimum(-180), z.maximum(180));

const TAK_TERBACA = 'Hapus karakter yang tidak dapat dibaca';

/** Text of one line, trimmed, without anything that a reader cannot see (`SEBARIS`). */
export const teks = (max: number, min = 0) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(min),
      z.maxLength(max),
      z.regex(SEBARIS, `${TAK_TERBACA}, dan tulis dalam satu baris`),
    );

/** Text of one or more lines, trimmed, without control characters. */
export const teksPanjang = (max: number, min = 0) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(TERBACA, TAK_TERBACA));

/** Text that must not be left out. */
export const teksWajib = (max: number) => teks(max, 1);
export const teksPanjangWajib = (max: number) => teksPanjang(max, 1);

/** Any run of spaces as one. */
export const satuSpasi = (text: string) => text.replaceAll(/ +/g, ' ');

/** A name that must not be left out, in which any run of spaces counts as one: two names that look alike are alike. */
export const namaWajib = (max: number) => teksWajib(max).check(z.overwrite(satuSpasi));

export const Email = teks(254).check(z.email());

/** A field that may be left out, or emptied by null. */
export const kosongkan = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** A list's page: `count` rows (15; at most 500) from page 1, with search. A page beyond the last is answered by the last. */
export const PageInput = z.object({
  page: z._default(z.int().check(z.positive(), z.maximum(BATAS_DAFTAR.page)), 1),
  count: z._default(z.int().check(z.positive(), z.maximum(500)), 15),
  /** What is looked for, written as names are kept: with single blanks. */
  q: z.optional(teks(BATAS_DAFTAR.q).check(z.overwrite(satuSpasi))),
});

/** As PageInput, of a list that its caller may order: 'nama', '-nama'. A name that the list does not offer is refused. */
export const SortedPageInput = z.extend(PageInput, {
  sort: z.optional(z.string().check(z.regex(BATAS_DAFTAR.sort))),
});

export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    data: z.array(row),
    current_page: z.int(),
    last_page: z.int(),
    total: z.int(),
    from: z.nullable(z.int()),
    to: z.nullable(z.int()),
  });
export type Page<T> = {
  data: T[];
  current_page: number;
  last_page: number;
  total: number;
  from: number | null;
  to: number | null;
};

/** For calls that answer nothing but their message. */
export const Kosong = z.null();
