import { addDays, toDayNumber, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { requireHariAda } from '../../kehadiran/hari/require-hari-ada.ts';
import { requireRentang } from '../../platform/kit/require-rentang.ts';

const HARI = 30;

type Diminta = { from?: Tanggal | undefined; to?: Tanggal | undefined };

/** The span that is asked for, the last thirty days unless said. Refuses one that is reversed or longer than a year, and one of days that were removed. */
export async function rentangAnalitik(ctx: MilikCtx, { from, to = ctx.today }: Diminta): Promise<TanggalRange> {
  const range = { tgl_awal: from ?? addDays(to, 1 - HARI), tgl_akhir: to };
  requireRentang(range, { field: 'to' });
  await requireHariAda(ctx, range.tgl_awal);
  return range;
}

/** As many days, right before. Refuses days that were removed: compared with nothing all would be more. */
export async function rentangSebelum(ctx: MilikCtx, { tgl_awal, tgl_akhir }: TanggalRange): Promise<TanggalRange> {
  const days = toDayNumber(tgl_akhir) - toDayNumber(tgl_awal) + 1;
  const sebelum = { tgl_awal: addDays(tgl_awal, -days), tgl_akhir: addDays(tgl_awal, -1) };
  await requireHariAda(ctx, sebelum.tgl_awal);
  return sebelum;
}
