import { reaches, type Peran } from '../peran.ts';

/**
 * Whether somebody makes the activation of others' accounts, to hand it to them (aturan/akses#aktivasi): operators and who
 * is above them; a permission alone lets nobody write for others (aturan/akses#siapa).
 */
export const mayHandAktivasi = (peran: Peran): boolean => reaches(peran, 'operator');
