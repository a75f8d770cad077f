import type { AnggotaBaru } from '@hadir/rules/jadwal/berlaku/count-hari-kerja-baru.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Tinjauan } from '../../platform/http/impor/impor-lembar.ts';
import { countHariLewat } from '../mulai/count-hari-lewat.ts';
import { sebutMulai } from './sebut-mulai.ts';

/** What comes of rows that begin before today, by the days of work that they have behind them. */
export async function reviewMulai(ctx: OrganisasiCtx, baris: readonly AnggotaBaru[]): Promise<Tinjauan> {
  const hari = await countHariLewat(ctx, baris, addDays(ctx.today, -1));
  return sebutMulai(
    baris.map(({ tgl_mulai }, i) => ({ tgl_mulai, hari_kerja: hari[i] ?? 0 })),
    ctx.today,
  );
}
