import type { KategoriCuti, kategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { getKategoriCuti } from './get-kategori-cuti.ts';
import { insertKategori } from './kategori-cuti.queries.ts';
import { toKategoriRow } from './to-kategori-row.ts';

export async function addKategoriCuti(
  ctx: OrganisasiCtx,
  input: Input<typeof kategoriCuti.addKategoriCuti>,
): Promise<KategoriCuti> {
  const [cuti_kategori_id = 0] = await insertKategori(ctx, [toKategoriRow(input)]);
  const sesudah = await getKategoriCuti(ctx, { cuti_kategori_id });
  ctx.logChange({ sesudah });
  return sesudah;
}
