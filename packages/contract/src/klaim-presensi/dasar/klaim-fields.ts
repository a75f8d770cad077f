import { JENIS_KLAIM } from '@hadir/rules/klaim-presensi/jenis-klaim.ts';
import * as z from 'zod/mini';
import { teksPanjangWajib } from '../../kit/fields.ts';

export const JenisKlaim = z.enum(JENIS_KLAIM);

/** Why, and whether it is only looked at first. */
export const KeteranganKlaim = {
  keterangan: teksPanjangWajib(1000),
  /** Only shows which days would change. */
  preview: z._default(z.boolean(), false),
};
