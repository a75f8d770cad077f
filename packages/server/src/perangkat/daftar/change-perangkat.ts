import type { perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { checkIsiPerangkat } from './check-isi-perangkat.ts';
import { findPerangkat, isPerangkatTerpakai, updatePerangkat } from './perangkat.queries.ts';

type Call = typeof perangkat.changePerangkat;

/** Events keep the place and zone that they were recorded with: a machine that was moved gives later ones its new place. */
export async function changePerangkat(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { perangkat_id, nama, nomor_seri, lokasi_presensi_id, zona_mesin, alamat_sumber } = input;
  const sebelum = found(await findPerangkat(ctx, perangkat_id));
  await checkIsiPerangkat(ctx, input);
  if (nomor_seri !== sebelum.nomor_seri && (await isPerangkatTerpakai(ctx, perangkat_id)))
    throw new Refusal('perangkat.nomor_seri_tetap');
  const isi = { nama, nomor_seri, lokasi_presensi_id, zona_mesin, alamat_sumber };
  await updatePerangkat(ctx, perangkat_id, isi);
  ctx.logChange({ sebelum: pick(sebelum), sesudah: isi });
  return found(await findPerangkat(ctx, perangkat_id));
}

const pick = ({ nama, nomor_seri, lokasi_presensi_id, zona_mesin, alamat_sumber }: Output<Call>) => ({
  nama,
  nomor_seri,
  lokasi_presensi_id,
  zona_mesin,
  alamat_sumber,
});
