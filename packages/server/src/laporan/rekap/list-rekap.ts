import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { rekap, RekapInput } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { sumKategoriByAnggota } from '../../kehadiran/rekap/rekap-kategori.queries.ts';
import { sumHariByAnggota } from '../../kehadiran/rekap/rekap.queries.ts';
import { getRentang } from '../dasar/get-rentang.ts';
import { toBarisRekap } from '../tabel/to-baris-rekap.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';
import { toSaring } from '../dasar/to-saring.ts';
import { withPersentase } from '../tabel/with-persentase.ts';

/** Rekap of a span: a row a member, a plain user only his own, and the sums of all of them. */
export async function listRekap(ctx: OrganisasiCtx, input: RekapInput): Promise<Output<typeof rekap.listRekap>> {
  const { page, count, sort } = input;
  const rentang = await getRentang(ctx, input);
  const saring = toSaring(ctx, input, rentang);
  const found = await sumHariByAnggota(ctx.db, saring, { sort, limit: count, offset: (page - 1) * count });
  const ids = found.data.map(({ user_id }) => user_id);
  const kategori = await sumKategoriByAnggota(ctx.db, saring, ids);
  const data = found.data.map((row) => toBarisRekap(row, kategori.get(row.user_id)));
  return {
    ...toHalaman(data, found.ringkasan.anggota, { page, count }),
    rentang,
    ringkasan: withPersentase(found.ringkasan),
  };
}
