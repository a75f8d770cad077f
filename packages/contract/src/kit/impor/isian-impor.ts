import * as z from 'zod/mini';
import { teksPanjang } from '../fields.ts';

/** What goes with the file of every import: whether it is only tried, and what the log is to say of it. */
export const IsianImpor = {
  is_uji_coba: z._default(z.boolean(), false),
  keterangan: z.optional(teksPanjang(300)),
};
