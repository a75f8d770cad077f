import { checkMenitSkor, isBermenit } from '@hadir/rules/kehadiran/hari/check-menit-skor.ts';
import { KALIMAT_MENIT_SKOR } from '@hadir/contract/skor-presensi/kalimat-menit-skor.ts';
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
  // What was typed for another kind is not sent.
  const galat = isBermenit(jenis) ? checkMenitSkor({ jenis, menit_dari, menit_sampai }) : null;
  if (!galat) return;
  const { isian, pesan } = KALIMAT_MENIT_SKOR[galat];
  context.issues.push({ code: 'custom', path: [isian], message: pesan, input: context.value });
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
