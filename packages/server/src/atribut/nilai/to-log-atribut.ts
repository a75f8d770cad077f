import type { AtributAktif, NilaiAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { sebutNilaiAtribut } from '@hadir/contract/atribut/nilai/sebut-nilai-atribut.ts';

/** A member's attributes as the log tells them: by name, in the words of the screens; what is not filled in is left out. */
export function toLogAtribut(
  atribut: readonly Pick<AtributAktif, 'atribut_id' | 'nama' | 'tipe'>[],
  nilai: NilaiAtribut,
): Record<string, string> {
  const terisi = atribut.flatMap((one): [string, string][] => {
    const kata = sebutNilaiAtribut(one, nilai[one.atribut_id]);
    return kata === null ? [] : [[one.nama, kata]];
  });
  return Object.fromEntries(terisi);
}
