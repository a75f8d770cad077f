import { GENDER } from '@hadir/rules/kode/gender.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import * as z from 'zod/mini';

/** Any of the numbers of a named code. */
export const kodeDari = <const T extends Record<string, number>>(kode: T) =>
  z.literal(Object.values(kode) as T[keyof T][]);

export const KodeGender = z.enum([GENDER.laki_laki, GENDER.perempuan]);
/** A person's; null where it is not known. */
export const Gender = z.nullable(KodeGender);
export const KodeRadius = kodeDari(STATUS_RADIUS);
/** Of a record that is in use, or put out of use. */
export const KodeAktif = z.literal([STATUS_RECORD.aktif, STATUS_RECORD.tidak_aktif]);
export type KodeAktif = z.output<typeof KodeAktif>;
