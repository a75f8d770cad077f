import type { analitikTenant } from '@hadir/contract/dashboard/analitik/analitik-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';
import { sumBandingOrganisasi } from './banding-organisasi.queries.ts';
import { hariTenant } from './hari-analitik.queries.ts';
import { rentangAnalitik, rentangSebelum } from './rentang-analitik.ts';

/** A page of the organisations in the span and in as many days right before, and what all of them come to. */
export const listBandingOrganisasi: Verb<typeof analitikTenant.listBandingOrganisasi> = async (ctx, input) => {
  const range = await rentangAnalitik(ctx, input);
  const before = await rentangSebelum(ctx, range);
  const { organisasi_id, group_id, page, count, sort } = input;
  const hari = await hariTenant(ctx, {
    tgl_awal: before.tgl_awal,
    tgl_akhir: range.tgl_akhir,
    organisasi_id,
    group_id,
  });
  const { rows, total, kini, sebelum } = await sumBandingOrganisasi(ctx.db, hari, range.tgl_awal, {
    sort,
    limit: count,
    offset: (page - 1) * count,
  });
  return {
    ...toHalaman(rows, total, { page, count }),
    masa: {
      from: range.tgl_awal,
      to: range.tgl_akhir,
      sebelum_from: before.tgl_awal,
      sebelum_to: before.tgl_akhir,
    },
    kini,
    sebelum,
  };
};
