import * as z from 'zod/mini';
import { Tanggal } from '../../kit/fields.ts';

/** The last day of a membership that a confirmed transfer is going to end, at which place, and where it moves to. */
export const KeanggotaanBerakhir = z.object({ tgl_akhir: Tanggal, tempat: z.string(), tujuan: z.nullable(z.string()) });
export type KeanggotaanBerakhir = z.output<typeof KeanggotaanBerakhir>;
