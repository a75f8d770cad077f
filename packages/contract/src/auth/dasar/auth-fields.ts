import * as z from 'zod/mini';
import { teks } from '../../kit/fields.ts';

/** Only the minimum of 6 is enforced (aturan/akses#kata-sandi). The most is a guard against costly hashing. */
export const KataSandi = z.string().check(z.minLength(6), z.maxLength(200));
const MIN_USERNAME = 6;
/** What is asked of a username, beside the field where one is chosen. */
export const SYARAT_USERNAME = `Minimal ${MIN_USERNAME} karakter: huruf a–z, angka, atau tanda baca, tanpa spasi.`;
/** Letters that look like others (Cyrillic, full-width) would let one pass for another (aturan/akses#username). */
export const Username = teks(60).check(
  z.minLength(MIN_USERNAME),
  z.regex(/^[!-~]*$/, 'Nama pengguna hanya memuat huruf a–z, angka, dan tanda baca, tanpa spasi'),
);
