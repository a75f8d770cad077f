import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** The NIP of those of these people who are or were members here and have one. */
export async function listNip(
  { db, organisasi }: OrganisasiCtx,
  user_ids: readonly number[],
): Promise<Map<number, string>> {
  if (user_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('anggota')
    .select(['user_id', 'nip'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', 'in', user_ids)
    .execute();
  return new Map(rows.flatMap(({ user_id, nip }) => (nip === null ? [] : [[user_id, nip]])));
}
