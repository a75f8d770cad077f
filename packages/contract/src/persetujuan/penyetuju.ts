import * as z from 'zod/mini';
import { Id } from '../kit/fields.ts';

/** Someone who may decide now. */
export const Penyetuju = z.object({
  user_id: Id,
  nama: z.string(),
  /** For how many levels, from the present one on, his decision stands: he may hold several in a row. */
  jumlah_jenjang: z.int(),
});
