import type { Cuti, CutiMenunggu } from '@hadir/contract/cuti/cuti.ts';
import { countSaldo } from '@hadir/rules/cuti/saldo-cuti.ts';
import { isOverlapping } from '@hadir/rules/tanggal.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { listCutiLain, listRekan } from './ajuan.queries.ts';
import { keyOfPemilik, loadLots } from './lot-saldo.queries.ts';

/** Requests with what stands in their way: the balance today, and who of the same group is away on the same dates. */
export async function addBentrok(ctx: OrganisasiCtx, cuti: readonly Cuti[]): Promise<CutiMenunggu[]> {
  if (cuti.length === 0) return [];
  const user_ids = [...new Set(cuti.map(({ user_id }) => user_id))];
  const span = {
    tgl_awal: cuti.map(({ tgl_awal }) => tgl_awal).toSorted()[0] ?? '',
    tgl_akhir:
      cuti
        .map(({ tgl_akhir }) => tgl_akhir)
        .toSorted()
        .at(-1) ?? '',
  };
  const pairs = await listRekan(ctx, user_ids);
  const rekan = new Map(user_ids.map((id) => [id, new Set<number>()]));
  for (const pair of pairs) rekan.get(pair.user_id)?.add(pair.rekan);
  const away = await listCutiLain(ctx, [...new Set(pairs.map((pair) => pair.rekan))], span);
  const lots = await loadLots(ctx, { user_ids });

  return cuti.map((row) => ({
    ...row,
    sisa: row.is_saldo ? countSaldo(lots.get(keyOfPemilik(row)) ?? [], ctx.today) : null,
    bentrok: away
      .filter((one) => rekan.get(row.user_id)?.has(one.user_id) && isOverlapping(one, row))
      .map(({ user_id, nama, tgl_awal, tgl_akhir, status }) => ({ user_id, nama, tgl_awal, tgl_akhir, status })),
  }));
}
