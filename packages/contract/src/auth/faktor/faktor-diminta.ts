import * as z from 'zod/mini';
import { Instant } from '../../kit/fields.ts';
import { OpsiMasuk } from './passkey.ts';

export const CaraFaktor = z.enum(['totp', 'passkey', 'pemulihan']);

/** After the right password of an account with a second factor: no session yet, but a step that ends in five minutes. */
export const FaktorDiminta = z.object({
  token: z.string(),
  cara: z.array(CaraFaktor),
  kedaluwarsa_pada: Instant,
  /** For the account's passkeys; null where it has none. */
  opsi: z.nullable(OpsiMasuk),
});
export type FaktorDiminta = z.output<typeof FaktorDiminta>;
