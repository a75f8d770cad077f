import type { AtributAnggota } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { canFillAtribut } from '@hadir/rules/atribut/can-fill-atribut.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listAtributAktif } from './list-atribut-aktif.ts';
import { listNilai } from './nilai-atribut.queries.ts';

/** The attributes that the caller sees of a member, each with its value and whether it is his to fill in. */
export async function loadNilaiAnggota(ctx: OrganisasiCtx, user_id: number): Promise<AtributAnggota[]> {
  const atribut = await listAtributAktif(ctx);
  const nilai = await listNilai(
    ctx,
    user_id,
    atribut.map(({ atribut_id }) => atribut_id),
  );
  return atribut.map((one) => ({
    ...one,
    nilai: nilai.get(one.atribut_id) ?? null,
    dapat_diisi: canFillAtribut(one, ctx.actor.peran),
  }));
}
