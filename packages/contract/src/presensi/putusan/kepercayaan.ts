import { JENIS_BUTIR } from '@hadir/rules/presensi/kepercayaan/judge-kepercayaan.ts';
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
    }),
  ),
});
export type Kepercayaan = z.output<typeof Kepercayaan>;
