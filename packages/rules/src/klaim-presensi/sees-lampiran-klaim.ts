import { hasIzin } from '../akses/izin.ts';
import type { Pemegang } from '../akses/pemegang.ts';
import type { Pihak } from '../akses/terlihat.ts';

/**
 * Whether somebody opens the attachment of a claim that he sees: those it is about, those who decide it, and who holds the
 * name of claims (aturan/perbaikan#memutuskan).
 */
export const seesLampiranKlaim = ({ user_id, peran, izin }: Pemegang, { milik, penyetuju = [] }: Pihak): boolean =>
  milik.includes(user_id) || penyetuju.includes(user_id) || hasIzin(peran, 'presensi-klaim.index', izin);
