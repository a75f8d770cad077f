import { reaches, type Peran } from '../akses/peran.ts';

/** What is asked for: a tenant, or a place under one. */
export type JenisAkses = 'tenant' | 'organisasi';

/**
 * Whether somebody who decides requests to be let in decides those for this (aturan/tenant#pendaftaran): a tenant's admin
 * says who comes under it, never whether there is a tenant.
 */
export const mayDecideAkses = (peran: Peran, jenis: JenisAkses): boolean =>
  jenis !== 'tenant' || reaches(peran, 'super-admin');

/** Whether somebody says under which tenant an organisation comes whose applicant named none that is known. */
export const mayChooseInduk = (peran: Peran): boolean => reaches(peran, 'super-admin');
