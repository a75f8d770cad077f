import type { AtributAktif, IsianAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import type { NilaiBaru } from './nilai-atribut.queries.ts';

/** What is to be written of a member; an empty text clears as null does. */
export function toNilaiBaru(user_id: number, atribut: readonly AtributAktif[], isian: IsianAtribut): NilaiBaru[] {
  return atribut.flatMap(({ atribut_id, tipe, is_milik_tenant }) => {
    const nilai = isian[atribut_id];
    return nilai === undefined ? [] : [{ user_id, atribut_id, tipe, is_milik_tenant, nilai: nilai || null }];
  });
}
