import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { listMenungguSaya } from '../../persetujuan/jalan/list-menunggu-saya.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { liburBelumOf } from '@hadir/rules/cuti/ajuan/libur-belum.ts';
import { listBentrok } from '../dasar/bentrok.queries.ts';
import { isDisaring, listCuti, listCutiDari, listSisaCuti } from '../dasar/cuti.queries.ts';
import { findHariBekuAjuan } from '../dasar/find-hari-beku-ajuan.ts';
import { listHariMasukAjuan } from '../dasar/hari-tercatat.queries.ts';
import { findKeanggotaanBerakhir } from '../../anggota/daftar/find-keanggotaan-berakhir.ts';
import { loadLiburBelum } from '../dasar/load-libur-belum.ts';

type Call = typeof cuti.listCutiMenungguSaya;

/** What waits for the caller's own decision, with what stands in its way. To a tenant admin all that waits. */
export async function listCutiMenungguSaya(
  ctx: OrganisasiCtx,
  { user_id, ...filter }: Input<Call>,
): Promise<Output<Call>> {
  const mine = await listMenungguSaya(ctx, ['cuti'], user_id);
  const menunggu = mine.map(({ objek_id }) => objek_id);
  const page = await (isDisaring(filter)
    ? listCuti(ctx, { ...filter, ids: menunggu })
    : listCutiDari(ctx, menunggu, filter));
  const ids = page.data.map(({ cuti_id }) => cuti_id);
  // All leave together.
  const [sisa, bentrokOf, belum, beku, masuk, berakhir] = await Promise.all([
    listSisaCuti(ctx, ids),
    listBentrok(ctx, page.data),
    loadLiburBelum(ctx, page.data),
    findHariBekuAjuan(ctx, page.data),
    listHariMasukAjuan(ctx, page.data),
    findKeanggotaanBerakhir(ctx, page.data),
  ]);
  return {
    ...page,
    data: page.data.map((one) => ({
      ...one,
      sisa: sisa.get(one.cuti_id) ?? null,
      hari_beku: beku.get(one.cuti_id) ?? null,
      hari_masuk: masuk.get(one.cuti_id) ?? [],
      keanggotaan_berakhir: berakhir.get(one) ?? null,
      libur_belum: liburBelumOf(one, belum),
      ...bentrokOf(one.cuti_id),
    })),
  };
}
