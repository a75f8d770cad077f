import { JENIS_SALDO } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import * as z from 'zod/mini';
import { Id, Tanggal } from '../../kit/fields.ts';

export const JenisSaldo = z.enum(JENIS_SALDO);

/** A lot of the ledger with its lines, as the rules read it. */
export const LotSaldo = z.object({
  lot_id: z.int(),
  tahun: z.int(),
  mulai: Tanggal,
  kedaluwarsa: z.nullable(Tanggal),
  baris: z.array(
    z.object({
      jenis: JenisSaldo,
      jumlah: z.number(),
      tanggal: Tanggal,
      cuti_id: z.nullable(Id),
      tanggal_cuti: z.nullable(Tanggal),
    }),
  ),
});
