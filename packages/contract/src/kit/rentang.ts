import * as z from 'zod/mini';
import { AKHIR_SEBELUM_AWAL, SELESAI_SEBELUM_MULAI } from './kalimat-rentang.ts';

/** What begins and ends, by the names that it goes by, with what is said where it ends before it begins. */
const PASANGAN = [
  ['tgl_mulai', 'tgl_selesai', SELESAI_SEBELUM_MULAI],
  ['tgl_awal', 'tgl_akhir', AKHIR_SEBELUM_AWAL],
  ['from', 'to', AKHIR_SEBELUM_AWAL],
  ['dari', 'sampai', 'Akhirnya tidak boleh sebelum awalnya'],
] as const;

type Isi = Record<string, unknown>;

const isTerbalik = (awal: unknown, akhir: unknown): boolean =>
  typeof awal === 'string' && typeof akhir === 'string' && Date.parse(akhir) < Date.parse(awal);

const tertib: z.core.CheckFn<Isi> = ({ value, issues }) => {
  for (const [mulai, selesai, message] of PASANGAN) {
    if (!isTerbalik(value[mulai], value[selesai])) continue;
    issues.push({ code: 'custom', path: [selesai], message, input: value[selesai] });
  }
};

/** Whether an object names both a beginning and an end. */
export const isRentang = ({ def: { shape } }: z.ZodMiniObject): boolean =>
  PASANGAN.some(([mulai, selesai]) => mulai in shape && selesai in shape);

/**
 * Refuses, at its end, what ends before it begins, by whichever names; an open end, and one that the server fills in, is not
 * asked about. Every call's own input is one (`endpoint`); a list's rows and a form say so themselves.
 */
export function rentang<const T extends z.ZodMiniObject>(schema: T): T {
  return schema.check(tertib as z.core.CheckFn<z.output<T>>);
}
