import type { UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { skorKemenag } from './skor-kemenag.ts';
import { insertSkor, listSkorMilik } from './skor-presensi.queries.ts';
import { touchSkor } from './touch-skor.ts';

/** Gives a tenant without categories the Kemenag set from a date on. */
export async function addSkorKemenag(ctx: TenantCtx, { tgl_mulai, ...cara }: { tgl_mulai: string } & UbahLalu) {
  if ((await listSkorMilik(ctx)).length > 0) throw new Refusal('skor_presensi.exists');
  await insertSkor(ctx, skorKemenag(tgl_mulai));
  const data = await listSkorMilik(ctx);
  ctx.logChange({ sesudah: data });
  const perubahan = [{ before: null, after: { tgl_mulai, tgl_selesai: null } }];
  return { data, dampak: await touchSkor(ctx, perubahan, { ...cara, isSame: false }) };
}
