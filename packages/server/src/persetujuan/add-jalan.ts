import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { giliranSaya } from './giliran-saya.ts';
import type { Menunggu } from './judge-hak.ts';
import { judgePenyetuju } from './judge-penyetuju.ts';
import { nameJenjang } from './name-jenjang.ts';
import { listPutusanJenjang, type KolomPermintaan } from './putusan-jenjang.queries.ts';
import { toPenyetuju } from './to-penyetuju.ts';

/** A request whose way is asked for. */
export type Ditempuh = Menunggu & { id: number; is_menunggu: boolean };

/** Each of these rows with its way through the chain, by one look at the organisation. */
export async function addJalan<Row>(
  ctx: OrganisasiCtx,
  kolom: KolomPermintaan,
  rows: readonly Row[],
  toDitempuh: (row: Row) => Ditempuh,
): Promise<(Row & { persetujuan: JalanPersetujuan })[]> {
  if (rows.length === 0) return [];
  const permintaan = rows.map(toDitempuh);
  const waiting = permintaan.filter(({ is_menunggu }) => is_menunggu);
  const judged = await judgePenyetuju(ctx, waiting);
  const hakOf = new Map(waiting.map(({ id }, i) => [id, judged[i]]));
  const named = await nameJenjang(
    ctx,
    permintaan.map(({ jenjang }) => jenjang),
  );
  const ids = permintaan.map(({ id }) => id);
  const putusan = await listPutusanJenjang(ctx, kolom, ids);
  return rows.map((row, i) => {
    const one = toDitempuh(row);
    const hak = hakOf.get(one.id);
    const persetujuan = {
      jenjang: named[i] ?? [],
      urutan: one.urutan,
      penyetuju: toPenyetuju(hak),
      sebab: hak?.sebab ?? null,
      is_giliran_saya: one.is_menunggu && giliranSaya(ctx, one, hak) !== undefined,
      putusan: putusan.get(one.id) ?? [],
    };
    return { ...row, persetujuan };
  });
}
