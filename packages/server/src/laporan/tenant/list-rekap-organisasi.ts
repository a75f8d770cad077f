import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { laporanTenant } from '@hadir/contract/laporan/tenant/laporan-tenant.contract.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { sumHariByOrganisasi } from '../../kehadiran/rekap/rekap-organisasi.queries.ts';
import { getRentang } from '../dasar/get-rentang.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';
import { withPersentase } from '../tabel/with-persentase.ts';

/** Rekap of a span over all of the tenant's organisations: a row each, and the sums of all of them. */
export async function listRekapOrganisasi(
  ctx: TenantCtx,
  input: Input<typeof laporanTenant.listRekapOrganisasi>,
): Promise<Output<typeof laporanTenant.listRekapOrganisasi>> {
  const { page, count, q } = input;
  const rentang = await getRentang(ctx, input);
  const saring = { tenant_id: ctx.tenant_id, range: rentang, q, limit: count, offset: (page - 1) * count };
  const { data, total, ringkasan } = await sumHariByOrganisasi(ctx.db, saring);
  return {
    ...toHalaman(data.map(withPersentase), total, { page, count }),
    rentang,
    ringkasan: withPersentase(ringkasan),
  };
}
