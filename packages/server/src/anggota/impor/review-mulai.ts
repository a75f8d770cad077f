import { countHariKerjaBaru, type AnggotaBaru } from '@hadir/rules/jadwal/berlaku/count-hari-kerja-baru.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { loadFakta } from '../../kehadiran/hari/fakta.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Tinjauan } from '../../platform/http/impor/impor-lembar.ts';
import { findAwalOrganisasi } from './impor-anggota.queries.ts';
import { sebutMulai } from './sebut-mulai.ts';

/** What comes of rows that begin before today, by the days of work that they have behind them. */
export async function reviewMulai(ctx: OrganisasiCtx, baris: readonly AnggotaBaru[]): Promise<Tinjauan> {
  const hari = await countLewat(ctx, baris);
  return sebutMulai(
    baris.map(({ tgl_mulai }, i) => ({ tgl_mulai, hari_kerja: hari[i] ?? 0 })),
    ctx.today,
  );
}

/** Days before the organisation began here are nobody's. */
async function countLewat(ctx: OrganisasiCtx, baris: readonly AnggotaBaru[]): Promise<number[]> {
  const [awal] = baris.map(({ tgl_mulai }) => tgl_mulai).toSorted();
  if (awal === undefined || awal >= ctx.today) return [];
  const sejak = await findAwalOrganisasi(ctx);
  const range = { tgl_awal: awal > sejak ? awal : sejak, tgl_akhir: addDays(ctx.today, -1) };
  // It began here today: nobody has days behind him.
  if (range.tgl_awal > range.tgl_akhir) return [];
  const { organisasi } = await loadFakta(ctx.db, ctx.organisasi.organisasi_id, [], range);
  return countHariKerjaBaru(organisasi, baris, range);
}
