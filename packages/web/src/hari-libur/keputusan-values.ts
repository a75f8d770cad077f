import type { KeputusanLibur } from '@hadir/contract/hari-libur/libur-nasional.contract.ts';
import { Tanggal, teks, teksWajib } from '@hadir/contract/kit/fields.ts';
import { SELESAI_SEBELUM_MULAI } from '@hadir/contract/kit/kalimat-rentang.ts';
import * as z from 'zod/mini';

type Hari = KeputusanLibur['hari'][number];
export type HariKeputusan = Omit<Hari, 'tgl_mulai' | 'tgl_selesai'> & {
  /** Tells rows apart while they are edited. */
  key: number;
  tgl_mulai: string | null;
  tgl_selesai: string | null;
};
export type KeputusanValues = { nomor: string; keterangan: string; hari: HariKeputusan[] };

/** The form's own checks for one year's decree: every day has a name and dates that lie in that year. */
export const keputusanSchema = (tahun: number) =>
  z.object({
    nomor: teksWajib(300),
    keterangan: teks(500),
    hari: z.custom<HariKeputusan[]>().check(
      z.refine((rows) => rows.length > 0, 'Isi paling sedikit satu hari libur'),
      z.refine((rows) => rows.every(({ nama }) => nama.trim() !== ''), 'Isi nama setiap hari, atau hapus barisnya'),
      z.refine(
        (rows) => rows.every(({ tgl_mulai }) => Tanggal.safeParse(tgl_mulai).success && inYear(tgl_mulai, tahun)),
        `Isi tanggal setiap hari, di tahun ${tahun}`,
      ),
      z.refine(
        (rows) => rows.every(({ tgl_mulai, tgl_selesai }) => !tgl_selesai || tgl_selesai >= (tgl_mulai ?? '')),
        SELESAI_SEBELUM_MULAI,
      ),
    ),
  });

export const toKeputusanValues = (keputusan: KeputusanLibur | undefined): KeputusanValues => ({
  nomor: keputusan?.nomor ?? '',
  keterangan: keputusan?.keterangan ?? '',
  hari: (keputusan?.hari ?? []).map((hari, key) => ({
    ...hari,
    key,
    tgl_selesai: hari.tgl_selesai === hari.tgl_mulai ? null : hari.tgl_selesai,
  })),
});

/** What is sent of it. It must have been checked. */
export const toKeputusanIsi = ({ nomor, keterangan, hari }: KeputusanValues) => ({
  nomor,
  keterangan: keterangan || null,
  hari: hari.map(({ key: _key, tgl_mulai, ...row }) => ({ ...row, tgl_mulai: tgl_mulai ?? '' })),
});

const inYear = (tanggal: string | null, tahun: number) => tanggal?.startsWith(String(tahun)) ?? false;
