import * as z from 'zod/mini';
import { JenisKepegawaian } from '../../anggota/daftar/anggota-fields.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Tanggal } from '../../kit/fields.ts';
import { AturanBersama } from './cuti-bersama.contract.ts';

/** The tenant's rule with its history, and whom it reaches today. */
const CutiBersamaTenant = z.object({
  aturan: z.array(AturanBersama),
  /** Active organisations that follow it, and those with a rule of their own. */
  instansi_ikut: z.number(),
  instansi_sendiri: z.number(),
  /** Active members of those that follow it. */
  anggota: z.array(z.object({ jenis_kepegawaian: z.nullable(JenisKepegawaian), jumlah: z.number() })),
  /** Cuti bersama of the tenant this year that draw on the balance. */
  jumlah_tanggal: z.number(),
});
export type CutiBersamaTenant = z.output<typeof CutiBersamaTenant>;

const diDalam = { scope: 'tenant', access: null, locked: 'no', path: '/tenant/{tenant_id}/cuti-bersama' } as const;

export const cutiBersamaTenant = {
  getCutiBersamaTenant: endpoint({
    ...diDalam,
    method: 'GET',
    summary: 'Melihat aturan cuti bersama tenant',
    who: 'reader',
    input: z.object({ tenant_id: Id }),
    output: CutiBersamaTenant,
  }),
  /** Holds from a date on where organisations have no rule of their own; their ledgers follow in the background. */
  changeCutiBersamaTenant: endpoint({
    ...diDalam,
    method: 'PUT',
    summary: 'Mengatur cuti bersama tenant per jenis kepegawaian',
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, tgl_mulai: Tanggal, mengurangi: z.nullable(z.array(JenisKepegawaian)) }),
    output: CutiBersamaTenant,
  }),
};
