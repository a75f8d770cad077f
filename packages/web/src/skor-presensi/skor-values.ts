import { Tanggal, teksWajib } from '@hadir/contract/kit/fields.ts';
import { rentang } from '@hadir/contract/kit/rentang.ts';
import type { SkorPresensi } from '@hadir/contract/skor-presensi/skor-presensi.contract.ts';
import { JENIS_SKOR, type JenisSkor } from '@hadir/rules/kehadiran/hari/skor-presensi.ts';
import * as z from 'zod/mini';

export type SkorValues = {
  nama: string;
  jenis: JenisSkor;
  menit_dari: number | null;
  menit_sampai: number | null;
  /** As it is typed: '0,5'. */
  potongan: string;
  tgl_mulai: string | null;
  tgl_selesai: string | null;
  /** Whether what a new one puts out of force of the parent's is copied. */
  salin_induk: boolean;
};

/** The kinds that are told apart by minutes. */
export const isBermenit = (jenis: JenisSkor) => jenis === 'terlambat' || jenis === 'pulang_cepat';

const shape = z.object({
  nama: teksWajib(50),
  jenis: z.enum(JENIS_SKOR),
  menit_dari: z.nullable(z.int()),
  menit_sampai: z.nullable(z.int()),
  potongan: z
    .string()
    .check(
      z.refine(
        (text) => /^\d{1,3}([,.]\d{1,2})?$/.test(text.trim()) && toPersen(text) <= 100,
        'Isi persen antara 0 dan 100, paling banyak dua angka di belakang koma',
      ),
    ),
  tgl_mulai: z.nullable(Tanggal).check(z.refine((tanggal) => tanggal !== null, 'Isi tanggal mulai')),
  tgl_selesai: z.nullable(Tanggal),
  salin_induk: z.boolean(),
});

export const skorSchema = rentang(shape).check((context) => {
  const { jenis, menit_dari, menit_sampai } = context.value;
  const refuse = (path: string, message: string) =>
    context.issues.push({ code: 'custom', path: [path], message, input: context.value });
  if (isBermenit(jenis)) {
    if (!menit_dari) refuse('menit_dari', 'Isi menit paling sedikit 1');
    else if (menit_sampai !== null && menit_sampai < menit_dari)
      refuse('menit_sampai', 'Tidak boleh kurang dari awalnya');
  }
});

export const toSkorValues = (skor: SkorPresensi | undefined, today: string): SkorValues => ({
  nama: skor?.nama ?? '',
  jenis: skor?.jenis ?? 'terlambat',
  menit_dari: skor?.menit_dari ?? null,
  menit_sampai: skor?.menit_sampai ?? null,
  potongan: skor ? String(skor.potongan).replace('.', ',') : '',
  tgl_mulai: skor?.tgl_mulai ?? today,
  tgl_selesai: skor?.tgl_selesai ?? null,
  salin_induk: true,
});

/** What is sent; minutes only for the kinds that have them. */
export function toSkorIsi({ potongan, menit_dari, menit_sampai, tgl_mulai, ...values }: SkorValues) {
  const minutes = isBermenit(values.jenis) ? { menit_dari, menit_sampai } : { menit_dari: null, menit_sampai: null };
  return { ...values, ...minutes, tgl_mulai: tgl_mulai ?? '', potongan: toPersen(potongan) };
}

const toPersen = (text: string) => Number(text.trim().replace(',', '.'));
