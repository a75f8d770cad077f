import type { output } from 'zod/mini';
import type { Perangkat, PerangkatInput } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { checkIsiPerangkat } from './check-isi-perangkat.ts';
import { toIsiPerangkat } from './isi-perangkat.ts';
import { updateMilikMesin, updatePengaturMesin } from './milik-mesin.queries.ts';
import { findPerangkat, insertPerangkat } from './perangkat.queries.ts';

/**
 * Registers a machine that pushes, or a kiosk. Refuses a serial number that is taken, wherever it is
 * (aturan/perangkat#nomor-seri).
 */
export async function addPerangkat(ctx: OrganisasiCtx, input: output<typeof PerangkatInput>): Promise<Perangkat> {
  const { jenis, status } = input;
  await checkIsiPerangkat(ctx, jenis, input);
  const isi = { ...toIsiPerangkat(jenis, input), jenis, status };
  const perangkat_id = await insertPerangkat(ctx, isi);
  if (jenis === 'mesin') {
    await updateMilikMesin(ctx, perangkat_id, 'baru');
    await updatePengaturMesin(ctx, perangkat_id);
  }
  ctx.logChange({ sesudah: isi });
  return found(await findPerangkat(ctx, perangkat_id));
}
