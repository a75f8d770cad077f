import type { Gender } from '../../kode/gender.ts';
import type { KategoriCuti } from './kategori-cuti.ts';

/** Whether a category is for a member at all: for everybody, or for those of his gender (aturan/cuti#ajuan). */
export const isUntukGender = (kategori: Pick<KategoriCuti, 'gender'>, gender: Gender | null): boolean =>
  kategori.gender === null || kategori.gender === gender;
