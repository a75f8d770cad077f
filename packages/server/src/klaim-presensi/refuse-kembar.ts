import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { lockHariDi, lockPembekuan } from '../kehadiran/turunan/kunci-hari.queries.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { hasKlaimKembar, type BarisKlaim } from './klaim-presensi.queries.ts';

/** Refuses (433) what the caller asks for himself while the same of his waits already, also where both come at once. */
export async function refuseKembar(ctx: OrganisasiCtx, klaim: BarisKlaim): Promise<void> {
  const saya = [{ organisasi_id: ctx.organisasi.organisasi_id, user_id: ctx.actor.user_id }];
  await lockPembekuan(ctx.db, saya, 'bersama');
  await lockHariDi(ctx.db, saya);
  if (!(await hasKlaimKembar(ctx, klaim))) return;
  throw new Refusal('klaim.twin', { tanggal: sebutTanggal(klaim.tgl_mulai) });
}
