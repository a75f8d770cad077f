import type { tenant } from '@hadir/contract/tenant/tenant.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { RINGKASAN_KOSONG } from '../kehadiran/harian/ringkasan-kosong.ts';
import { countRingkasan, listRingkasanTenant } from '../kehadiran/harian/tren.queries.ts';
import { findHariKerjaTerakhir } from '../kehadiran/harian/hari-kerja-terakhir.queries.ts';
import { paginate } from '../platform/db/list/paginate.ts';
import { selectTenantHari } from './tenant.queries.ts';

type Call = typeof tenant.listTenantHariIni;

/**
 * A page of all tenants, each with today over its organisations, and today over all of them; where all have the day off,
 * each with the last working day.
 */
export async function listTenantHariIni(ctx: UserCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, today, now } = ctx;
  const ringkasan = await countRingkasan(db, today, now);
  const hari_kerja_terakhir = await findHariKerjaTerakhir(db, 'semua', today, ringkasan, now);
  const tanggal = hari_kerja_terakhir?.tanggal ?? today;
  const page = await paginate(selectTenantHari(ctx, input, tanggal), input);
  const perTenant = await listRingkasanTenant(
    db,
    page.data.map((row) => row.tenant_id),
    tanggal,
    now,
  );
  const byId = new Map(perTenant.map(({ tenant_id, ...counts }) => [tenant_id, counts]));
  const data = page.data.map((row) => ({ ...row, hari_ini: byId.get(row.tenant_id) ?? RINGKASAN_KOSONG }));
  return { ...page, data, tanggal: today, ringkasan, hari_kerja_terakhir };
}
