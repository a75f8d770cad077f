import * as z from 'zod/mini';

/** A file that must be chosen before a form is sent. */
export const BERKAS_WAJIB = z.nullable(z.file()).check(z.refine((file) => file !== null, 'Pilih berkasnya dahulu'));
