import type { KodeAktif } from '@hadir/contract/kit/kode.ts';
import type { Lokasi } from '@hadir/contract/lokasi/lokasi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { getLokasi } from './get-lokasi.ts';
import { updateLokasi } from './lokasi.queries.ts';

type Input = { lokasi_presensi_id: number; status: KodeAktif };

export async function changeStatusLokasi(ctx: OrganisasiCtx, input: Input): Promise<Lokasi> {
  const sebelum = await getLokasi(ctx, input);
  await updateLokasi(ctx, input.lokasi_presensi_id, { status: input.status });
  const sesudah = await getLokasi(ctx, input);
  ctx.logChange({ sebelum: { status: sebelum.status }, sesudah: { nama: sesudah.nama, status: sesudah.status } });
  return sesudah;
}
