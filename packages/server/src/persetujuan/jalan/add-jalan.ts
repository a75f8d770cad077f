import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import type { UntukPersetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { nameJenjang } from '../dasar/name-jenjang.ts';
import { listJalan } from './jalan.queries.ts';
import { judgePenyetuju } from './judge-penyetuju.ts';
import { listPutusanJenjang } from './putusan-jenjang.queries.ts';
import { toJalan } from './to-jalan.ts';

/** What took effect without anybody's decision. */
const TANPA_JALAN: JalanPersetujuan = {
  jenjang: [],
  urutan: 0,
  versi: 1,
  penyetuju: [],
  sebab: null,
  pilihan_sendiri: null,
  is_giliran_saya: false,
  putusan: [],
};

/** Each of these requests of one kind with its way through the chain, by one look at the organisation. */
export async function addJalan<Row>(
  ctx: OrganisasiCtx,
  untuk: UntukPersetujuan,
  rows: readonly Row[],
  idOf: (row: Row) => number,
): Promise<(Row & { persetujuan: JalanPersetujuan })[]> {
  if (rows.length === 0) return [];
  const jalan = await listJalan(ctx, untuk, rows.map(idOf));
  const semua = [...jalan.values()];
  const waiting = semua.filter(({ giliran_sejak }) => giliran_sejak !== null);
  const judged = await judgePenyetuju(ctx, waiting);
  const hakOf = new Map(waiting.map(({ jalan_id }, i) => [jalan_id, judged[i]]));
  const named = await nameJenjang(
    ctx,
    semua.map(({ jenjang }) => jenjang),
  );
  const jenjangOf = new Map(semua.map(({ jalan_id }, i) => [jalan_id, named[i]]));
  const putusan = await listPutusanJenjang(
    ctx,
    semua.map(({ jalan_id }) => jalan_id),
  );
  return rows.map((row) => {
    const one = jalan.get(idOf(row));
    if (!one) return { ...row, persetujuan: TANPA_JALAN };
    const persetujuan = toJalan(ctx, one, {
      jenjang: jenjangOf.get(one.jalan_id) ?? [],
      hak: hakOf.get(one.jalan_id),
      putusan: putusan.get(one.jalan_id) ?? [],
    });
    return { ...row, persetujuan };
  });
}
