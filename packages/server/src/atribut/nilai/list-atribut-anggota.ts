import { nilaiAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.contract.ts';
import { found } from '../../platform/kit/found.ts';
import type { AtributAnggota } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { enterOrganisasi } from '../../platform/http/access/enter-organisasi.ts';
import { loadNilaiAnggota } from './load-nilai-anggota.ts';

type Seorang = { user_id: number; organisasi_id: number };

/** A member's attributes with what is filled in, as far as the caller sees them; 404 where he is no member there. */
export async function listAtributAnggota(ctx: UserCtx, { user_id, organisasi_id }: Seorang): Promise<AtributAnggota[]> {
  const inside = await enterOrganisasi(ctx, organisasi_id, nilaiAtribut.listAtributAnggota, { user_id });
  found(await ctx.deps.upward.findAnggota(inside, user_id));
  return loadNilaiAnggota(inside, user_id);
}
