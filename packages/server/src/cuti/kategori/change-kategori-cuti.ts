import type { KategoriCuti, kategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { getKategoriCuti } from './get-kategori-cuti.ts';
import { updateKategori } from './kategori-cuti.queries.ts';
import { toKategoriRow } from './to-kategori-row.ts';

type Perubahan = Input<typeof kategoriCuti.changeKategoriCuti> | Input<typeof kategoriCuti.changeStatusKategori>;

/** Changes what may be asked for from now on; requests keep what they were counted by. */
export async function changeKategoriCuti(ctx: OrganisasiCtx, input: Perubahan): Promise<KategoriCuti> {
  const sebelum = await getKategoriCuti(ctx, input);
  const row = 'nama' in input ? toKategoriRow(input) : { is_aktif: input.is_aktif };
  await updateKategori(ctx, input.cuti_kategori_id, row);
  const sesudah = await getKategoriCuti(ctx, input);
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
