import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { kehadiran } from '@hadir/contract/kehadiran/riwayat/kehadiran.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { checkAnggotaTerlihat } from './check-anggota-terlihat.ts';
import { listRiwayatKehadiran } from './list-riwayat-kehadiran.ts';

/** One member's Riwayat Kehadiran; to a plain user nobody's but his own exists. */
export async function listRiwayatAnggota(ctx: OrganisasiCtx, input: Input<typeof kehadiran.listRiwayatAnggota>) {
  await checkAnggotaTerlihat(ctx, input.user_id);
  return listRiwayatKehadiran(ctx, { ...input, user_id: [input.user_id] });
}
