import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { KATEGORI_BAWAAN } from './kategori-bawaan.ts';
import { insertKategori, listSemuaKategori, lockCutiOrganisasi } from './kategori-cuti.queries.ts';

/** Gives an organisation without categories the government set (aturan/cuti#kategori). */
export async function addKategoriBawaan(ctx: OrganisasiCtx): Promise<KategoriCuti[]> {
  await lockCutiOrganisasi(ctx);
  if ((await listSemuaKategori(ctx)).length > 0) throw new Refusal('kategori_cuti.exists');
  await insertKategori(ctx, KATEGORI_BAWAAN);
  const sesudah = await listSemuaKategori(ctx);
  ctx.logChange({ sesudah });
  return sesudah;
}
