import type { AnggotaBaru } from '@hadir/rules/jadwal/berlaku/count-hari-kerja-baru.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Tinjauan } from '../../platform/http/impor/impor-lembar.ts';
import { countHariLewat } from '../mulai/count-hari-lewat.ts';
import { sebutMulai } from './sebut-mulai.ts';

type Baris = AnggotaBaru & { is_mulai_kosong: boolean };

/** What comes of rows that begin today or before, by the days of work that they have behind them. */
export async function reviewMulai(ctx: OrganisasiCtx, baris: readonly Baris[]): Promise<Tinjauan> {
  const hari = await countHariLewat(ctx, baris, addDays(ctx.today, -1));
  return sebutMulai(
    baris.map(({ tgl_mulai, is_mulai_kosong }, i) => ({ tgl_mulai, is_mulai_kosong, hari_kerja: hari[i] ?? 0 })),
    ctx.today,
  );
}
