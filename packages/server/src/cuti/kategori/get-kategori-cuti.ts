import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { findKategori } from './kategori-cuti.queries.ts';

export async function getKategoriCuti(
  ctx: OrganisasiCtx,
  { cuti_kategori_id }: { cuti_kategori_id: number },
): Promise<KategoriCuti> {
  return found(await findKategori(ctx, cuti_kategori_id));
}
