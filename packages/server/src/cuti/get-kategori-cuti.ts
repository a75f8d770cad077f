import type { KategoriCuti } from '@hadir/contract/cuti/kategori-cuti.contract.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { findKategori } from './kategori-cuti.queries.ts';

export async function getKategoriCuti(
  ctx: OrganisasiCtx,
  { cuti_kategori_id }: { cuti_kategori_id: number },
): Promise<KategoriCuti> {
  const kategori = await findKategori(ctx, cuti_kategori_id);
  if (!kategori) throw new Refusal('input.not_found');
  return kategori;
}
