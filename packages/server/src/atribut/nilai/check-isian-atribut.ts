import type { AtributAktif, IsianAtribut, NilaiAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { pesanNilaiAtribut } from '@hadir/contract/atribut/nilai/pesan-nilai-atribut.ts';
import type { Peran } from '@hadir/rules/akses/peran.ts';
import { canFillAtribut, mustFillAtribut } from '@hadir/rules/atribut/can-fill-atribut.ts';
import { checkNilaiAtribut } from '@hadir/rules/atribut/check-nilai-atribut.ts';

type Siapa = { peran: Peran; sebelum?: NilaiAtribut };

/**
 * What is wrong with what is to be filled in of a member, by atribut_id: values that do not stand under their atribut,
 * those that are not the caller's to fill, and what would stay empty though it must not (aturan/atribut#wajib).
 */
export function checkIsianAtribut(
  atribut: readonly AtributAktif[],
  isian: IsianAtribut,
  { peran, sebelum = {} }: Siapa,
): Map<number, string> {
  const salah = new Map<number, string>();
  const known = new Map(atribut.map((one) => [one.atribut_id, one]));
  for (const [key, nilai] of Object.entries(isian)) {
    const one = known.get(Number(key));
    if (!one || !canFillAtribut(one, peran)) salah.set(Number(key), 'Atribut tidak ditemukan');
    else if (nilai) {
      const galat = checkNilaiAtribut(one, nilai);
      if (galat) salah.set(one.atribut_id, pesanNilaiAtribut(galat));
    }
  }
  for (const one of atribut) {
    const { atribut_id } = one;
    const sesudah = { ...sebelum, ...isian }[atribut_id];
    const isEmpty = !sesudah && mustFillAtribut(one, peran, atribut_id in isian);
    if (isEmpty && !salah.has(atribut_id)) salah.set(atribut_id, 'Wajib diisi');
  }
  return salah;
}
