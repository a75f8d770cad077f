import type { ketukanTertahan } from '@hadir/contract/perangkat/tertahan/ketukan-tertahan.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { updateSebab } from './tertahan-daftar.queries.ts';

type Call = typeof ketukanTertahan.decideSebabTertahan;

/** Discards all that waits of a machine for one reason, as far as it was seen; what came since waits on, and so do lines of one's own. */
export async function decideSebabTertahan(
  ctx: OrganisasiCtx,
  { perangkat_id, sebab, sampai, alasan }: Input<Call>,
): Promise<Output<Call>> {
  const dibuang = await updateSebab(ctx, { perangkat_id, sebab, sampai, alasan });
  if (dibuang === 0) throw new Refusal('perangkat.tertahan_gone');
  ctx.logChange({ sesudah: { perangkat_id, sebab, dibuang, alasan } });
  return { dibuang };
}
