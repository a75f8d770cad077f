import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { sebutRentangCuti } from '@hadir/contract/cuti/ajuan/sebut-rentang-cuti.ts';
import { teksPanjangWajib } from '@hadir/contract/kit/fields.ts';
import { checkRentangCuti } from '@hadir/rules/cuti/ajuan/rentang-cuti.ts';
import type { SetengahHari } from '@hadir/rules/cuti/saldo/cuti-hari.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import * as z from 'zod/mini';

export type AjuanValues = {
  cuti_kategori_id: number | null;
  rentang: { from: string | null; to: string | null };
  setengah_hari: SetengahHari | null;
  keterangan: string;
  alamat: string;
  lampiran: File | null;
  /** The draft's own is taken off. */
  hapus_lampiran: boolean;
};

export const ajuanSchema = (hariIni: Tanggal) =>
  z
    .object({
      cuti_kategori_id: z.nullable(z.int()).check(z.refine((id) => id !== null, 'Pilih kategori')),
      rentang: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
      keterangan: teksPanjangWajib(1000),
    })
    .check((context) => {
      const { from, to } = context.value.rentang;
      const salah = from && to ? checkRentangCuti({ tgl_awal: from, tgl_akhir: to }, hariIni) : null;
      if (from && to && !salah) return;
      const message = salah ? sebutRentangCuti(salah, hariIni) : 'Pilih tanggal cuti';
      context.issues.push({ code: 'custom', path: ['rentang'], message, input: context.value });
    });

export const toAjuanValues = (draf: DetailCuti | undefined, tanggal: Tanggal | undefined): AjuanValues => ({
  cuti_kategori_id: draf?.cuti_kategori_id ?? null,
  rentang: { from: draf?.tgl_awal ?? tanggal ?? null, to: draf?.tgl_akhir ?? tanggal ?? null },
  setengah_hari: draf?.setengah_hari ?? null,
  keterangan: draf?.keterangan ?? '',
  alamat: draf?.alamat ?? '',
  lampiran: null,
  hapus_lampiran: false,
});
