import type { tenant } from '@hadir/contract/tenant/tenant.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { RINGKASAN_KOSONG } from '../kehadiran/harian/ringkasan-kosong.ts';
import { countRingkasan, listRingkasanTenant } from '../kehadiran/harian/tren.queries.ts';
import { findHariKerjaTerakhir } from '../kehadiran/harian/hari-kerja-terakhir.queries.ts';
import { paginate } from '../platform/db/list/paginate.ts';
import { selectTenant } from './tenant.queries.ts';

type Call = typeof tenant.listTenantHariIni;

/** A page of all tenants, each with today over its organisations, and today over all of them. */
export async function listTenantHariIni(ctx: UserCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, today } = ctx;
  const [page, ringkasan] = await Promise.all([paginate(selectTenant(ctx, input), input), countRingkasan(db, today)]);
  const perTenant = await listRingkasanTenant(
    db,
    page.data.map((row) => row.tenant_id),
    today,
  );
  const byId = new Map(perTenant.map(({ tenant_id, ...counts }) => [tenant_id, counts]));
  const data = page.data.map((row) => ({ ...row, hari_ini: byId.get(row.tenant_id) ?? RINGKASAN_KOSONG }));
  const isLibur = ringkasan.anggota === ringkasan.libur;
  const hari_kerja_terakhir = isLibur ? await findHariKerjaTerakhir(db, 'semua', today) : null;
  return { ...page, data, tanggal: today, ringkasan, hari_kerja_terakhir };
}
