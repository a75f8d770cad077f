import { reaches, type Peran } from '../akses/peran.ts';

/**
 * Whether somebody looks for an account beyond the organisation by its e-mail address: nobody but who may add him here has
 * a reason to (aturan/akses#akun-bersama).
 */
export const mayFindAkun = (peran: Peran): boolean => reaches(peran, 'operator');
