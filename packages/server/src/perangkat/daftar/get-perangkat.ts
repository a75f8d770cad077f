import type { PerangkatRinci } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import { addDays, eachDay } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { countHariPerangkat, findPerangkat } from './perangkat.queries.ts';

/** So many days are told besides today. */
const HARI = 13;

/** A machine with its events of each of the last days. */
export async function getPerangkat(ctx: OrganisasiCtx, input: { perangkat_id: number }): Promise<PerangkatRinci> {
  const perangkat = found(await findPerangkat(ctx, input.perangkat_id));
  const range = { tgl_awal: addDays(ctx.today, -HARI), tgl_akhir: ctx.today };
  const jumlah = await countHariPerangkat(ctx, perangkat, range.tgl_awal);
  return { ...perangkat, hari: eachDay(range).map((tanggal) => ({ tanggal, jumlah: jumlah.get(tanggal) ?? 0 })) };
}
