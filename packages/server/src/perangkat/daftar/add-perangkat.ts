import type { output } from 'zod/mini';
import type { Perangkat, PerangkatInput } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { checkIsiPerangkat } from './check-isi-perangkat.ts';
import { findPerangkat, insertPerangkat } from './perangkat.queries.ts';

/** Registers a machine that pushes. Refuses a serial number that is taken, wherever it is (aturan/perangkat#nomor-seri). */
export async function addPerangkat(ctx: OrganisasiCtx, input: output<typeof PerangkatInput>): Promise<Perangkat> {
  await checkIsiPerangkat(ctx, input);
  const { nama, nomor_seri, lokasi_presensi_id, zona_mesin, alamat_sumber, status } = input;
  const isi = { nama, nomor_seri, lokasi_presensi_id, zona_mesin, alamat_sumber, status };
  const perangkat_id = await insertPerangkat(ctx, { ...isi, jenis: 'mesin' });
  ctx.logChange({ sesudah: isi });
  return found(await findPerangkat(ctx, perangkat_id));
}
