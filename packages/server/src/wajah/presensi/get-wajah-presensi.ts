import type { WajahPresensi } from '@hadir/contract/wajah/presensi/wajah-presensi.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { foundTerlihat } from '../../platform/kit/found.ts';
import { findAturanWajah } from '../dasar/aturan-wajah.queries.ts';
import { toHasilWire } from './to-hasil-wire.ts';
import { findWajahPresensi } from './wajah-presensi.queries.ts';

/** What comparing one event's selfie came to; to a plain user only his own exist. */
export async function getWajahPresensi(
  ctx: OrganisasiCtx,
  { presensi_id }: { presensi_id: number },
): Promise<WajahPresensi> {
  const row = foundTerlihat(ctx, await findWajahPresensi(ctx, presensi_id), ({ user_id }) => ({ milik: [user_id] }));
  const { is_wajah } = await findAturanWajah(ctx);
  return { ...toHasilWire(row), is_wajah };
}
