import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';

/** Who fills an atribut in, and whether the member sees it. */
export function sebutSiapaAtribut({
  is_dilihat_anggota,
  is_diisi_anggota,
}: Pick<Atribut, 'is_dilihat_anggota' | 'is_diisi_anggota'>): string {
  if (is_diisi_anggota) return 'Operator dan anggotanya';
  return is_dilihat_anggota ? 'Operator; anggota melihat' : 'Operator saja';
}
