import * as z from 'zod/mini';
import { teksPanjang } from '../fields.ts';

/** What goes with the file of every import: whether it is only tried or only its right rows are taken, and what the log is to say of it. */
export const IsianImpor = {
  is_uji_coba: z._default(z.boolean(), false),
  /** The rows with nothing wrong in them go in although others have something; else all or none. */
  is_sebagian: z._default(z.boolean(), false),
  keterangan: z.optional(teksPanjang(300)),
};
