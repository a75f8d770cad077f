import type { MasaKehadiran } from '@hadir/contract/kehadiran/masa/masa-kehadiran.contract.ts';
import { findMasaNanti, masaPada, planMasa, type MasaTertunda } from '@hadir/rules/pengaturan/masa-tertunda.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { getMasaKehadiran } from './get-masa-kehadiran.ts';
import { kabarMasaKehadiranJob } from './kabar-masa-kehadiran-job.ts';
import { listMasaKehadiran, lockMasaKehadiran, replaceMasaKehadiran } from './masa-kehadiran.queries.ts';

type Input = { tahun: number | null; preview?: boolean | undefined };

/**
 * Says for how many years the days of the tenant's members are kept. A shorter time holds only 30 days later and can be taken
 * back until then; admins and operators hear of every change (aturan/pengaturan#masa-kehadiran).
 */
export async function changeMasaKehadiran(ctx: TenantCtx, { tahun, preview = false }: Input): Promise<MasaKehadiran> {
  const { db, deps, tenant_id, today, actor } = ctx;
  await lockMasaKehadiran(ctx);
  const riwayat = await listMasaKehadiran(ctx);
  const sebelum = toIsi(riwayat, today);
  const masa = planMasa(riwayat, { lama: tahun, hari_ini: today, terpanjang: Number.POSITIVE_INFINITY });
  await replaceMasaKehadiran(ctx, masa, today);
  const kini = await getMasaKehadiran(ctx);
  const sesudah = toIsi(await listMasaKehadiran(ctx), today);
  ctx.logChange({ sebelum, sesudah });
  if (!preview && JSON.stringify(sebelum) !== JSON.stringify(sesudah)) {
    const kabar = { tahun, tgl_mulai: kini.nanti?.tgl_mulai ?? null, oleh: actor.nama, dampak: kini.dampak };
    const owner = { tenant_id, organisasi_id: null, dibuat_oleh: actor.user_id };
    await deps.jobs.enqueue(db, kabarMasaKehadiranJob, kabar, owner);
  }
  return kini;
}

/** As the log keeps it: what holds, and what waits and since when. */
function toIsi(riwayat: readonly MasaTertunda[], today: Tanggal) {
  const nanti = findMasaNanti(riwayat, today);
  return { tahun: masaPada(riwayat, today), tahun_nanti: nanti?.lama ?? null, tgl_mulai: nanti?.tgl_mulai ?? null };
}
