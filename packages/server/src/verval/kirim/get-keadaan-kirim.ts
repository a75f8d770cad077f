import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { kirimVerval } from '@hadir/contract/verval/kirim/kirim-verval.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { keadaanKirimOf } from './keadaan-kirim-of.ts';
import { countBelumDikirim, findKirimTerakhir, listTanpaIdentitas } from './kiriman.queries.ts';
import { toBulan } from '../dasar/to-bulan.ts';

type Call = typeof kirimVerval.getKeadaanKirim;

/** How far the month's sending is, and what waits. */
export async function getKeadaanKirim(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { bulan, range } = toBulan(input.bulan, ctx.today);
  const keadaan = keadaanKirimOf(ctx);
  const [counts, pekerjaan, tanpa_identitas] = await Promise.all([
    countBelumDikirim(ctx, range.tgl_awal),
    findKirimTerakhir(ctx, bulan),
    keadaan === 'tidak_terhubung' ? { jumlah: 0, anggota: [] } : listTanpaIdentitas(ctx, range),
  ]);
  return { keadaan, ...counts, tanpa_identitas, pekerjaan };
}
