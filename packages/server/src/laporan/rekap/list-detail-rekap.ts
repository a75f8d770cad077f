import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { rekap } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listHariRekap } from '../../kehadiran/rekap/hari-rekap.queries.ts';
import { toAnggotaRingkas } from '../../kehadiran/hari/join-anggota.queries.ts';
import { sumHariByAnggota } from '../../kehadiran/rekap/rekap.queries.ts';
import { getRentang } from '../dasar/get-rentang.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';
import { toSaring } from '../dasar/to-saring.ts';
import { toSelRekap } from '../tabel/to-sel-rekap.ts';

/** Rekap of a span day by day: a row a member with the letter and the times of each date. */
export async function listDetailRekap(
  ctx: OrganisasiCtx,
  input: Input<typeof rekap.listDetailRekap>,
): Promise<Output<typeof rekap.listDetailRekap>> {
  const { page, count } = input;
  const rentang = await getRentang(ctx, input);
  const saring = toSaring(ctx, input, rentang);
  const found = await sumHariByAnggota(ctx.db, saring, { limit: count, offset: (page - 1) * count });
  const ids = found.data.map(({ user_id }) => user_id);
  const hari = await listHariRekap(ctx.db, saring, ids);
  const data = found.data.map((row) => ({
    anggota: toAnggotaRingkas(row),
    hari: (hari.get(row.user_id) ?? []).map(toSelRekap),
  }));
  return { ...toHalaman(data, found.ringkasan.anggota, { page, count }), rentang };
}
