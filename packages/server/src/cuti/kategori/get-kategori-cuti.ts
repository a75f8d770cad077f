import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findKategori } from './kategori-cuti.queries.ts';

export async function getKategoriCuti(
  ctx: OrganisasiCtx,
  { cuti_kategori_id }: { cuti_kategori_id: number },
): Promise<KategoriCuti> {
  const kategori = await findKategori(ctx, cuti_kategori_id);
  if (!kategori) throw new Refusal('input.not_found');
  return kategori;
}
