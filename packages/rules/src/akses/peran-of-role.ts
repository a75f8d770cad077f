import { KODE_PERAN } from './kode-peran.ts';
import type { Peran } from './peran.ts';

/** What a member is in his organisation by the role that he has there (aturan/akses#tertinggi). */
export const peranOfRole = (role: number | null): Extract<Peran, 'operator' | 'user'> =>
  role === KODE_PERAN.operator ? 'operator' : 'user';
