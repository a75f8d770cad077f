import { reaches, type Peran } from '../akses/peran.ts';

type Akun = { is_di_tempat_lain: boolean; is_anggota_suatu: boolean };

/** Whether all organisations of an account are the caller's as operator. */
export const isMilik = ({ is_di_tempat_lain, is_anggota_suatu }: Akun): boolean =>
  !is_di_tempat_lain && is_anggota_suatu;

/**
 * Whether an account is made a member without being asked: it is the caller's to look after, or he stands above both
 * (aturan/akses#akun-bersama).
 */
export const mayPlace = (peran: Peran, akun: Akun): boolean => isMilik(akun) || reaches(peran, 'tenant-admin');
