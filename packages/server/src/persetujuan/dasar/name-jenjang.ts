import type { JenjangPersetujuan } from '@hadir/contract/persetujuan/jenjang-persetujuan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { JenjangTersimpan } from './jenjang-tersimpan.ts';
import { listPejabat } from './pejabat.queries.ts';

/** The levels of chains with the names of whom they name. */
export async function nameJenjang(
  ctx: OrganisasiCtx,
  chains: readonly (readonly JenjangTersimpan[])[],
): Promise<JenjangPersetujuan[][]> {
  const ids = chains.flat().flatMap((one) => [one.user_id, one.pengganti_user_id]);
  const named = new Set(ids.filter((id) => id !== null));
  const pejabat = named.size > 0 ? await listPejabat(ctx, [...named]) : [];
  const nama = new Map(pejabat.map((one) => [one.user_id, one.nama]));
  const nameOf = (user_id: number | null) => (user_id === null ? null : (nama.get(user_id) ?? null));
  return chains.map((chain) =>
    chain.map((one) => ({
      ...one,
      nama: nameOf(one.user_id),
      nama_pengganti: nameOf(one.pengganti_user_id),
    })),
  );
}
