import { addDays, toDayNumber, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { requireRentang } from '../../platform/kit/require-rentang.ts';

const HARI = 30;

type Diminta = { from?: Tanggal | undefined; to?: Tanggal | undefined };

/** The span that is asked for, the last thirty days unless said. Refuses one that is reversed or longer than a year. */
export function rentangAnalitik({ today }: Pick<BaseCtx, 'today'>, { from, to = today }: Diminta): TanggalRange {
  const range = { tgl_awal: from ?? addDays(to, 1 - HARI), tgl_akhir: to };
  requireRentang(range, { field: 'to' });
  return range;
}

/** As many days, right before. */
export function rentangSebelum({ tgl_awal, tgl_akhir }: TanggalRange): TanggalRange {
  const days = toDayNumber(tgl_akhir) - toDayNumber(tgl_awal) + 1;
  return { tgl_awal: addDays(tgl_awal, -days), tgl_akhir: addDays(tgl_awal, -1) };
}
