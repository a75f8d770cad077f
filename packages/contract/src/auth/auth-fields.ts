import * as z from 'zod/mini';
import { teks } from '../kit/fields.ts';

/** Only the minimum of 6 is enforced (aturan/akses#kata-sandi). The most is a guard against costly hashing. */
export const KataSandi = z.string().check(z.minLength(6), z.maxLength(200));
export const Username = teks(60).check(z.minLength(6), z.regex(/^\S*$/, 'Username tidak boleh memuat spasi'));
