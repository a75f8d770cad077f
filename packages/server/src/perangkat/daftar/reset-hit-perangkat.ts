import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { findPerangkat, updatePerangkat } from './perangkat.queries.ts';

/** Counts a machine's lines and refusals from nought again; its events stay. */
export async function resetHitPerangkat(
  ctx: OrganisasiCtx,
  { perangkat_id }: { perangkat_id: number },
): Promise<Perangkat> {
  const { nama, hit, ditolak } = found(await findPerangkat(ctx, perangkat_id));
  await updatePerangkat(ctx, perangkat_id, { hit: 0, ditolak: 0, kartu_asing: 0, pin_salah: 0 });
  ctx.logChange({ sebelum: { nama, hit, ditolak }, sesudah: { nama, hit: 0, ditolak: 0 } });
  return found(await findPerangkat(ctx, perangkat_id));
}
