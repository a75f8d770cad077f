import type { WajahAnggota } from '@hadir/contract/wajah/pendaftaran/pendaftaran-wajah.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { holdMenunggu, type SatuWajah } from './hold-menunggu.ts';
import { loadWajahAnggota } from './load-wajah-anggota.ts';
import { mailWajahDitolak } from './mail-wajah-ditolak.ts';
import { removePotret } from './remove-potret.ts';
import { updateWajah } from './wajah.queries.ts';

/** Turns an enrolment down with the reason that the member reads, and tells him; its photos go at once. */
export async function rejectWajah(
  ctx: OrganisasiCtx,
  { user_id, wajah_id, alasan }: SatuWajah & { alasan: string },
): Promise<WajahAnggota> {
  await holdMenunggu(ctx, { user_id, wajah_id });
  await removePotret(ctx, wajah_id);
  const diputuskan = { diputuskan_oleh: ctx.actor.user_id, diputuskan_pada: ctx.now };
  await updateWajah(ctx.db, wajah_id, { status: 'ditolak', alasan, ...diputuskan });
  await mailWajahDitolak(ctx, user_id);
  ctx.logChange({ sesudah: { user_id, wajah_id, status: 'ditolak', alasan } });
  return loadWajahAnggota(ctx, user_id);
}
