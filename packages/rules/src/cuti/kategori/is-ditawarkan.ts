import type { Gender } from '../../kode/gender.ts';
import { isUntukGender } from './is-untuk-gender.ts';
import type { KategoriCuti } from './kategori-cuti.ts';

/** Who asks, as far as it decides which categories are for him. */
type Pemohon = { gender: Gender | null; is_sendiri: boolean };

/**
 * Whether a category stands among those of a form: in use, for the member's gender, and not given to all by decree, which
 * nobody asks for himself (aturan/cuti#ajuan).
 */
export const isDitawarkan = (
  kategori: Pick<KategoriCuti, 'is_aktif' | 'gender' | 'jenis'>,
  pemohon: Pemohon,
): boolean => kategori.is_aktif && isUntukGender(kategori, pemohon.gender) && !isDitetapkan(kategori, pemohon);

/** Joint leave is set by decree, and written down by who keeps the members' leave. */
export const isDitetapkan = (
  { jenis }: Pick<KategoriCuti, 'jenis'>,
  { is_sendiri }: Pick<Pemohon, 'is_sendiri'>,
): boolean => is_sendiri && jenis === 'cuti bersama';
