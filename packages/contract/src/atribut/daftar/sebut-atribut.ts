import type { TipeAtribut } from '@hadir/rules/atribut/tipe-atribut.ts';
import type { Atribut } from './atribut.ts';

/** What a type is called on screen and in a sheet. */
export const LABEL_TIPE_ATRIBUT: Record<TipeAtribut, string> = {
  teks: 'Teks',
  angka: 'Angka',
  tanggal: 'Tanggal',
  ya_tidak: 'Ya atau tidak',
  pilihan: 'Pilihan',
};

/** Who fills an atribut in, and whether the member sees it. */
export function sebutSiapaAtribut({
  is_dilihat_anggota,
  is_diisi_anggota,
}: Pick<Atribut, 'is_dilihat_anggota' | 'is_diisi_anggota'>): string {
  if (is_diisi_anggota) return 'Operator dan anggotanya';
  return is_dilihat_anggota ? 'Operator; anggota melihat' : 'Operator saja';
}
