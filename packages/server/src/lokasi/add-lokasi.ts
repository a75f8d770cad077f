import type { Lokasi, LokasiInput } from '@hadir/contract/lokasi/lokasi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { getLokasi } from './get-lokasi.ts';
import { insertLokasi } from './lokasi.queries.ts';

export async function addLokasi(ctx: OrganisasiCtx, input: LokasiInput): Promise<Lokasi> {
  const { nama, alamat = null, lat, lng, radius_meter, timezone = null } = input;
  const lokasi_presensi_id = await insertLokasi(ctx, { nama, alamat, lat, lng, radius_meter, timezone });
  const lokasi = await getLokasi(ctx, { lokasi_presensi_id });
  ctx.logChange({ sesudah: lokasi });
  return lokasi;
}
