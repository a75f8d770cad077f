import type { WajahAnggota } from '@hadir/contract/wajah/pendaftaran/pendaftaran-wajah.ts';
import { isWajahBerlaku } from '@hadir/rules/wajah/pendaftaran-wajah.ts';
import { updateFaceVerified } from '../../anggota/akun/akun.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { requireWajah } from '../dasar/require-wajah.ts';
import { holdMenunggu, type SatuWajah } from './hold-menunggu.ts';
import { loadWajahAnggota } from './load-wajah-anggota.ts';
import { replaceWajah } from './replace-wajah.ts';
import { updateWajah } from './wajah.queries.ts';

/** Says that the photos are this person's: from now on his selfies are compared with them. */
export async function confirmWajah(ctx: OrganisasiCtx, { user_id, wajah_id }: SatuWajah): Promise<WajahAnggota> {
  await requireWajah(ctx);
  const { potret, persetujuan_versi: versi, persetujuan_pada: pada } = await holdMenunggu(ctx, { user_id, wajah_id });
  const dinyatakan = { user_id, potret, persetujuan: { versi, pada }, diputuskan_oleh: ctx.actor.user_id };
  if (!isWajahBerlaku(dinyatakan)) throw new Refusal('wajah.sudah_diputus');
  await replaceWajah(ctx, user_id, ['berlaku']);
  const diputuskan = { diputuskan_oleh: ctx.actor.user_id, diputuskan_pada: ctx.now };
  await updateWajah(ctx.db, wajah_id, { status: 'berlaku', ...diputuskan });
  await updateFaceVerified(ctx.db, user_id, true);
  ctx.logChange({ sesudah: { user_id, wajah_id, status: 'berlaku' } });
  return loadWajahAnggota(ctx, user_id);
}
