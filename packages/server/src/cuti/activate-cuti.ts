import type { pengaturanCuti } from '@hadir/contract/cuti/pengaturan-cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { changePengaturanFrom } from '../pengaturan/pengaturan.queries.ts';
import { findSaklarCuti } from '../pengaturan/saklar-cuti.queries.ts';
import { KATEGORI_BAWAAN } from './kategori-bawaan.ts';
import { insertKategori, listSemuaKategori, lockCutiOrganisasi } from './kategori-cuti.queries.ts';

type Call = typeof pengaturanCuti.aktivasi;

/** Turns leave on from today, with the default categories where there are none yet, or off. */
export async function activateCuti(ctx: OrganisasiCtx, { is_aktif }: Input<Call>): Promise<Output<Call>> {
  const sebelum = await findSaklarCuti(ctx);
  const isLinked = ctx.organisasi.k_sumber_data === 1;
  const saklar = isLinked ? { is_leave_management_simpatika: is_aktif } : { is_enable_fitur_cuti: is_aktif };
  await changePengaturanFrom(ctx, ctx.today, saklar);

  await lockCutiOrganisasi(ctx);
  const isEmpty = is_aktif && (await listSemuaKategori(ctx)).length === 0;
  const diisi = isEmpty ? await insertKategori(ctx, KATEGORI_BAWAAN) : [];
  ctx.logChange({ sebelum: { is_aktif: sebelum.is_aktif }, sesudah: { is_aktif, kategori_diisi: diisi.length } });
  return { is_aktif, kategori_diisi: diisi.length };
}
