import type { AtributAktif, IsianAtribut, NilaiAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { checkIsianAtribut } from './check-isian-atribut.ts';

/** Refuses, field by field, what the caller cannot fill in of a member. */
export function requireIsianAtribut(
  { actor }: OrganisasiCtx,
  atribut: readonly AtributAktif[],
  isian: IsianAtribut,
  sebelum: NilaiAtribut = {},
): void {
  const salah = checkIsianAtribut(atribut, isian, { peran: actor.peran, sebelum });
  if (salah.size === 0) return;
  const errors = Object.fromEntries([...salah].map(([atribut_id, pesan]) => [`atribut.${atribut_id}`, [pesan]]));
  throw new Refusal('input.invalid', { errors });
}
