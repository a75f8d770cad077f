import type { Banding, JumlahHari } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import type { SaringAnalitik } from '@hadir/contract/dashboard/analitik/analitik.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { sumBanding, sumBandingGrup } from './analitik.queries.ts';
import { hariOrganisasi } from './hari-analitik.queries.ts';
import { rentangAnalitik, rentangSebelum } from './rentang-analitik.ts';

const KOSONG: JumlahHari = { wajib: 0, hadir: 0, tepat_waktu: 0, terlambat: 0, absen: 0, cuti: 0 };

type Masa = JumlahHari & { is_kini: boolean };
const kedua = (rows: readonly Masa[]) => ({
  kini: rows.find(({ is_kini }) => is_kini) ?? KOSONG,
  sebelum: rows.find(({ is_kini }) => !is_kini) ?? KOSONG,
});

/** The span beside as many days right before it, over all and group by group. */
export async function countBanding(ctx: OrganisasiCtx, input: SaringAnalitik): Promise<Banding> {
  const range = await rentangAnalitik(ctx, input);
  const before = await rentangSebelum(ctx, range);
  const saring = { tgl_awal: before.tgl_awal, tgl_akhir: range.tgl_akhir, group_id: input.group_id };
  const [all, grup] = await Promise.all([
    sumBanding(ctx.db, hariOrganisasi(ctx, saring), range.tgl_awal),
    sumBandingGrup(ctx, saring, range.tgl_awal),
  ]);
  return {
    from: range.tgl_awal,
    to: range.tgl_akhir,
    sebelum_from: before.tgl_awal,
    sebelum_to: before.tgl_akhir,
    ...kedua(all),
    bagian: [...Map.groupBy(grup, ({ id }) => id)].map(([id, rows]) => ({
      id,
      nama: rows[0]?.nama ?? '',
      ...kedua(rows),
    })),
  };
}
