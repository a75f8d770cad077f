import { refuseIfReferenced } from '../../platform/db/scope/refuse-if-referenced.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { getKategoriCuti } from './get-kategori-cuti.ts';
import { deleteKategori } from './kategori-cuti.queries.ts';

/** Removes a category that nothing was asked for or granted in; any other can only be made inactive. */
export async function removeKategoriCuti(
  ctx: OrganisasiCtx,
  { cuti_kategori_id }: { cuti_kategori_id: number },
): Promise<null> {
  const sebelum = await getKategoriCuti(ctx, { cuti_kategori_id });
  await refuseIfReferenced('kategori_cuti.in_use', () => deleteKategori(ctx, cuti_kategori_id));
  ctx.logChange({ sebelum });
  return null;
}
