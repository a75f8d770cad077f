import { isDeepStrictEqual } from 'node:util';
import type { Perangkat, perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { checkIsiPerangkat } from './check-isi-perangkat.ts';
import { toIsiPerangkat } from './isi-perangkat.ts';
import { updateMilikMesin, updatePengaturMesin } from './milik-mesin.queries.ts';
import { findPerangkat, isPerangkatTerpakai, updatePerangkat } from './perangkat.queries.ts';

/** What a machine's lines are heard and read by. */
const asalOf = (isi: Pick<Perangkat, 'zona_mesin' | 'alamat_sumber' | 'lokasi_presensi_id'>) => [
  isi.zona_mesin,
  isi.alamat_sumber,
  isi.lokasi_presensi_id,
];

type Call = typeof perangkat.changePerangkat;

/** Events keep the place and zone that they were recorded with: a machine that was moved gives later ones its new place. */
export async function changePerangkat(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { perangkat_id } = input;
  const sebelum = found(await findPerangkat(ctx, perangkat_id));
  const { jenis } = sebelum;
  await checkIsiPerangkat(ctx, jenis, input);
  const isi = toIsiPerangkat(jenis, input);
  const isLain = jenis === 'mesin' && input.nomor_seri !== sebelum.nomor_seri;
  if (isLain && (await isPerangkatTerpakai(ctx, perangkat_id))) throw new Refusal('perangkat.nomor_seri_tetap');
  await updatePerangkat(ctx, perangkat_id, isi);
  if (isLain) await updateMilikMesin(ctx, perangkat_id, 'baru');
  const isAsal = isLain || !isDeepStrictEqual(asalOf(input), asalOf(sebelum));
  if (jenis === 'mesin' && isAsal) await updatePengaturMesin(ctx, perangkat_id);
  ctx.logChange({ sebelum: toIsiPerangkat(jenis, sebelum), sesudah: isi });
  return found(await findPerangkat(ctx, perangkat_id));
}
