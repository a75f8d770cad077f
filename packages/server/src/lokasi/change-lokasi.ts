import type { Lokasi, LokasiInput } from '@hadir/contract/lokasi/lokasi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { getLokasi } from './get-lokasi.ts';
import { updateLokasi } from './lokasi.queries.ts';

type Input = LokasiInput & { lokasi_presensi_id: number };

/** Events keep what they were measured against: a moved location judges later ones only. */
export async function changeLokasi(ctx: OrganisasiCtx, input: Input): Promise<Lokasi> {
  const sebelum = await getLokasi(ctx, input);
  const { nama, alamat = null, lat, lng, radius_meter, timezone = null } = input;
  await updateLokasi(ctx, input.lokasi_presensi_id, { nama, alamat, lat, lng, radius_meter, timezone });
  const sesudah = await getLokasi(ctx, input);
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
