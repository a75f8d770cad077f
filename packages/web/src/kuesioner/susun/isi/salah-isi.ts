import { type Bagian, Susunan } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { teksPanjang, teksWajib } from '@hadir/contract/kit/fields.ts';
import { installPesanValidasi } from '@hadir/contract/kit/pesan-validasi.ts';
import * as z from 'zod/mini';
import type { Isi } from './isi-kuesioner.ts';

installPesanValidasi();

/** Sentences by the field they concern; those of a question begin with `pertanyaan.{pertanyaan_id}`. */
export type Salah = Readonly<Record<string, string>>;

const schema = z.object({
  judul: teksWajib(200),
  keterangan: teksPanjang(2000),
  ucapan: teksPanjang(1000),
  bagian: Susunan,
});

/** What would be refused already for how it is written, before it is sent. */
export function checkIsi(isi: Isi): Salah {
  const result = z.safeParse(schema, isi);
  if (result.success) return {};
  const errors = result.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  return byPertanyaan(Object.fromEntries(errors.toReversed()), isi.bagian);
}

/** The same sentences by the numbers of questions and sections in place of their places, which may change. */
export function byPertanyaan(errors: Salah, bagian: readonly Bagian[]): Salah {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, at, rest] = /^bagian\.(\d+)\.(.+)$/.exec(path) ?? [];
      const own = bagian[Number(at)];
      if (!own || rest === undefined) return [path, message];
      const [, place, field] = /^pertanyaan\.(\d+)\.?(.*)$/.exec(rest) ?? [];
      const pertanyaan = own.pertanyaan[Number(place)];
      if (!pertanyaan) return [`bagian.${own.bagian_id}.${rest}`, message];
      return [['pertanyaan', pertanyaan.pertanyaan_id, field].filter(Boolean).join('.'), message];
    }),
  );
}

/** The question that a sentence concerns. */
export function pertanyaanIdOf(field: string): number | null {
  const [, id] = /^pertanyaan\.(\d+)/.exec(field) ?? [];
  return id === undefined ? null : Number(id);
}

/** Without the sentences of what has been changed since. */
export const withoutSalah = (salah: Salah, kunci: string): Salah =>
  Object.fromEntries(Object.entries(salah).filter(([field]) => field !== kunci && !field.startsWith(`${kunci}.`)));
