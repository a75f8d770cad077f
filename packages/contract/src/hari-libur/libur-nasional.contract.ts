import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { kosongkan, Tanggal, teksWajib, teksPanjang, namaWajib } from '../kit/fields.ts';
import { rentang } from '../kit/rentang.ts';
import { Tahun } from './hari-libur.contract.ts';

const Jenis = z.enum(['nasional', 'cuti bersama']);
/** A year's decree with its days. */
export const KeputusanLibur = z.object({
  tahun: z.int(),
  nomor: z.string(),
  keterangan: z.nullable(z.string()),
  hari: z.array(z.object({ nama: z.string(), jenis: Jenis, tgl_mulai: Tanggal, tgl_selesai: Tanggal })),
});
export type KeputusanLibur = z.output<typeof KeputusanLibur>;

const diDalam = { scope: 'user', access: null, locked: 'no' } as const;

export const liburNasional = {
  listKeputusanLibur: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/libur-nasional',
    summary: 'Melihat keputusan hari libur nasional',
    who: 'signed-in',
    input: z.object({}),
    output: z.array(KeputusanLibur),
  }),
  /** Replaces what the table says of a year. Tenants and organisations get it with their next synchronisation. */
  changeKeputusanLibur: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/libur-nasional/{tahun}',
    summary: 'Mengubah keputusan hari libur nasional',
    who: 'super-admin',
    input: z.object({
      tahun: Tahun,
      nomor: teksWajib(300),
      keterangan: kosongkan(teksPanjang(500)),
      hari: z
        .array(
          rentang(
            z.object({ nama: namaWajib(150), jenis: Jenis, tgl_mulai: Tanggal, tgl_selesai: kosongkan(Tanggal) }),
          ),
        )
        .check(z.minLength(1), z.maxLength(100)),
    }),
    output: KeputusanLibur,
  }),
};
