import { isUntukGender } from './is-untuk-gender.ts';
import type { KategoriCuti } from './kategori-cuti.ts';
import type { FaktaPemohon } from '../ajuan/check-ajuan-cuti.ts';

/**
 * Whether a category stands among those of a form: in use, for the member's gender, and not given to all by decree, which
 * nobody asks for himself (aturan/cuti#ajuan).
 */
export const isDitawarkan = (
  kategori: Pick<KategoriCuti, 'is_aktif' | 'gender' | 'jenis'>,
  pemohon: Pick<FaktaPemohon, 'gender' | 'is_sendiri'>,
): boolean => kategori.is_aktif && isUntukGender(kategori, pemohon.gender) && !isDitetapkan(kategori, pemohon);

/** Joint leave is set by decree, and written down by who keeps the members' leave. */
export const isDitetapkan = (
  { jenis }: Pick<KategoriCuti, 'jenis'>,
  { is_sendiri }: Pick<FaktaPemohon, 'is_sendiri'>,
): boolean => is_sendiri && jenis === 'cuti bersama';
