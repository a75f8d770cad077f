import { countHariKerjaBaru, type AnggotaBaru } from '@hadir/rules/jadwal/berlaku/count-hari-kerja-baru.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { loadFakta } from '../../kehadiran/hari/fakta.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findAwalOrganisasi } from './awal-organisasi.queries.ts';

/** How many days of work new members have behind them up to a day, itself included. Days before the organisation began here are nobody's. */
export async function countHariLewat(
  ctx: OrganisasiCtx,
  baru: readonly AnggotaBaru[],
  tgl_akhir: Tanggal,
): Promise<number[]> {
  const [awal] = baru.map(({ tgl_mulai }) => tgl_mulai).toSorted();
  if (awal === undefined || awal > tgl_akhir) return [];
  const sejak = await findAwalOrganisasi(ctx);
  const range = { tgl_awal: awal > sejak ? awal : sejak, tgl_akhir };
  // It began here later: nobody has days behind him.
  if (range.tgl_awal > range.tgl_akhir) return [];
  const { organisasi } = await loadFakta(ctx.db, ctx.organisasi.organisasi_id, [], range);
  return countHariKerjaBaru(organisasi, baru, range);
}
