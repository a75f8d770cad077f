import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listAnggotaGrup, listAnggotaMilik } from '../../kehadiran/turunan/anggota-milik.queries.ts';
import type { AnggotaDi } from '../../kehadiran/turunan/hari-tersentuh.queries.ts';

type Sasaran = { user_id: number | null; group_id: number | null };

/** Whose days an assignment touches: the member's, the group's past and present members', or (neither) everybody's. */
export async function listSasaran(ctx: OrganisasiCtx, sasaran: readonly Sasaran[]): Promise<AnggotaDi[]> {
  if (sasaran.some(({ user_id, group_id }) => user_id === null && group_id === null)) return listAnggotaMilik(ctx);
  const { organisasi_id } = ctx.organisasi;
  const user_ids = new Set(sasaran.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])));
  const group_ids = sasaran.flatMap(({ group_id }) => (group_id === null ? [] : [group_id]));
  if (group_ids.length > 0) for (const one of await listAnggotaGrup(ctx, group_ids)) user_ids.add(one.user_id);
  return [...user_ids].map((user_id) => ({ organisasi_id, user_id }));
}
