import type { analitikTenant } from '@hadir/contract/dashboard/analitik/analitik-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { countKedatanganBy } from './analitik.queries.ts';
import { hariTenant } from './hari-analitik.queries.ts';
import { rentangAnalitik } from './rentang-analitik.ts';

/** When they arrived, each by the clock of his own organisation. */
export const countKedatanganTenant: Verb<typeof analitikTenant.countKedatanganTenant> = async (ctx, input) => {
  const range = await rentangAnalitik(ctx, input);
  const hari = await hariTenant(ctx, { ...range, organisasi_id: input.organisasi_id, group_id: input.group_id });
  return { from: range.tgl_awal, to: range.tgl_akhir, sel: await countKedatanganBy(ctx.db, hari) };
};
