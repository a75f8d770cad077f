import type { Periode } from '@hadir/contract/periode/periode.contract.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { getPeriode } from './get-periode.ts';
import { getPeriodeMilik } from './get-periode-milik.ts';
import { insertPeriode, updatePeriode } from './periode.queries.ts';

type Input = { periode_laporan_id?: number; nama: string; tgl_mulai: string; tgl_selesai: string };

/** Adds a named range of dates for reports, or changes the one of the given id. */
export async function savePeriode(ctx: MilikCtx, input: Input): Promise<Periode> {
  const { nama, tgl_mulai, tgl_selesai } = input;
  const isi = { nama, tgl_mulai, tgl_selesai };
  const sebelum = input.periode_laporan_id && (await getPeriodeMilik(ctx, input.periode_laporan_id));
  const periode_laporan_id = sebelum ? sebelum.periode_laporan_id : await insertPeriode(ctx, isi);
  if (sebelum) await updatePeriode(ctx, periode_laporan_id, isi);
  const sesudah = await getPeriode(ctx, { periode_laporan_id });
  ctx.logChange(sebelum ? { sebelum, sesudah } : { sesudah });
  return sesudah;
}
