import { AKAN_BERAKHIR_HARI } from '@hadir/rules/billing/akan-berakhir.ts';
import type { StatistikTenant } from '@hadir/contract/tenant/statistik-tenant.contract.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { RINGKASAN_KOSONG } from '../kehadiran/harian/ringkasan-kosong.ts';
import { listRingkasanTenant } from '../kehadiran/harian/tren.queries.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { countTenant } from './statistik-tenant.queries.ts';

/** An end is announced as near this many days before. */

/** A tenant in figures, as of today; its attendance is that of Beranda. */
export async function getStatistikTenant(ctx: TenantCtx): Promise<StatistikTenant> {
  const { db, tenant_id, today, now } = ctx;
  const [isi, [ringkasan]] = await Promise.all([
    countTenant(ctx, addDays(today, AKAN_BERAKHIR_HARI)),
    listRingkasanTenant(db, [tenant_id], today, now),
  ]);
  return { tanggal: today, ...isi, hari_ini: ringkasan ?? RINGKASAN_KOSONG };
}
