import {
  BATAS_BUTIR,
  JENIS_BUTIR,
  SEMUA_TINGKAT,
  type JenisBerambang,
} from '@hadir/rules/presensi/kepercayaan/aturan-kepercayaan.ts';
import * as z from 'zod/mini';
import { Tanggal } from '../../kit/fields.ts';

/** How far an event may be believed, of 100, and what speaks against it, the heaviest first. */
export const Kepercayaan = z.object({
  skor: z.int(),
  butir: z.array(
    z.object({
      jenis: z.enum(JENIS_BUTIR),
      /** What it takes off. */
      kurang: z.int(),
      /** Of a jump how far, of a vague place how vague. */
      jarak_meter: z.nullable(z.number()),
      /** Of a jump how long before; of a clock how far behind the server's, below zero ahead of it. */
      detik: z.nullable(z.int()),
      /** On how many earlier days. */
      hari: z.nullable(z.int()),
      /** When the same photo was sent before. */
      tanggal: z.nullable(Tanggal),
      /** Of a face how far from the enrolled one, and from where on two are not alike. */
      jarak_wajah: z.nullable(z.number()),
      ambang_wajah: z.nullable(z.number()),
    }),
  ),
});
export type Kepercayaan = z.output<typeof Kepercayaan>;

/** The band of scores that a list is asked for; what has no score yet is believed. */
export const Tingkat = z.enum(SEMUA_TINGKAT);

const ambang = (jenis: JenisBerambang) =>
  z.int().check(z.minimum(BATAS_BUTIR[jenis].min), z.maximum(BATAS_BUTIR[jenis].maks));

/** What an organisation counts against an event, and from where on. */
export const AturanKepercayaan = z.object({
  /** What is not counted. */
  mati: z.array(z.enum(JENIS_BUTIR)).check(z.maxLength(JENIS_BUTIR.length)),
  ambang: z.object({
    foto_sama: ambang('foto_sama'),
    lompatan: ambang('lompatan'),
    persis_sama: ambang('persis_sama'),
    akurasi: ambang('akurasi'),
    jam_bergeser: ambang('jam_bergeser'),
  }),
});
