import { KALIMAT_TANPA_SIKLUS } from '@hadir/contract/jadwal/pola/kalimat-siklus.ts';
import { SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';
import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import { Tanggal, teksWajib } from '@hadir/contract/kit/fields.ts';
import { SELESAI_SEBELUM_MULAI } from '@hadir/contract/kit/kalimat-rentang.ts';
import * as z from 'zod/mini';

export type SasaranForm = {
  /** Tells rows apart while they are edited. */
  key: number;
  jenis: 'anggota' | 'grup';
  id: number | null;
  nama: string | null;
  tgl_mulai: string | null;
  tgl_selesai: string | null;
};
export type PolaValues = {
  nama: string;
  tgl_acuan: string | null;
  siklus: (number | null)[];
  sasaran: SasaranForm[];
};

export const polaSchema = z.object({
  nama: teksWajib(100),
  tgl_acuan: z.nullable(Tanggal).check(z.refine((tanggal) => tanggal !== null, 'Isi tanggal')),
  siklus: z.array(z.nullable(z.int())).check(z.minLength(1, KALIMAT_TANPA_SIKLUS), z.maxLength(SETAHUN_HARI)),
  sasaran: z.custom<SasaranForm[]>().check(
    z.refine(
      (rows) => rows.every(({ id, tgl_mulai }) => id !== null && tgl_mulai !== null),
      'Pilih anggota atau grup dan isi tanggal mulainya, atau hapus barisnya',
    ),
    z.refine(
      (rows) => rows.every(({ tgl_mulai, tgl_selesai }) => !tgl_selesai || !tgl_mulai || tgl_selesai >= tgl_mulai),
      SELESAI_SEBELUM_MULAI,
    ),
  ),
});

export const toPolaValues = (pola: PolaKerja | undefined, today: string): PolaValues => ({
  nama: pola?.nama ?? '',
  tgl_acuan: pola?.tgl_acuan ?? today,
  siklus: pola?.siklus.map(({ jadwal_id }) => jadwal_id) ?? [],
  sasaran: (pola?.sasaran ?? []).map(({ user_id, group_id, ...row }, key) => ({
    ...row,
    key,
    jenis: group_id ? 'grup' : 'anggota',
    id: group_id ?? user_id,
  })),
});

/** A new pattern that begins as another is, given to nobody yet. */
export const toSalinanPola = (pola: PolaKerja, today: string): PolaValues => ({
  ...toPolaValues(pola, today),
  nama: `${pola.nama} (salinan)`.slice(0, 100),
  sasaran: [],
});

/** What is sent of it. It must have been checked. */
export const toPolaIsi = ({ tgl_acuan, sasaran, ...values }: PolaValues) => ({
  ...values,
  tgl_acuan: tgl_acuan ?? '',
  sasaran: sasaran.map(({ jenis, id, tgl_mulai, tgl_selesai }) => ({
    user_id: jenis === 'anggota' ? id : null,
    group_id: jenis === 'grup' ? id : null,
    tgl_mulai: tgl_mulai ?? '',
    tgl_selesai,
  })),
});
