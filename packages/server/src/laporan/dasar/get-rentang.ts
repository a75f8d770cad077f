import type { RentangLaporan } from '@hadir/contract/laporan/berkas/rentang-input.ts';
import { rangeOfBulan, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { requireHariAda } from '../../kehadiran/hari/require-hari-ada.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { requireRentang } from '../../platform/kit/require-rentang.ts';
import { getPeriode } from '../../periode/get-periode.ts';
import { rentangPanjang } from '../../platform/print/rentang-panjang.ts';

export type MintaRentang = {
  periode_laporan_id?: number | undefined;
  bulan?: string | undefined;
  from?: Tanggal | undefined;
  to?: Tanggal | undefined;
};

/**
 * The span that a report is asked for: a periode (404 where it is none of the organisation's), from and to, or a month.
 * Refuses one that is reversed or longer than a year, one of days to come, which nobody can tell before, and one of
 * days that were removed.
 */
export async function getRentang(
  ctx: MilikCtx,
  { periode_laporan_id, bulan, from, to }: MintaRentang,
): Promise<RentangLaporan> {
  if (periode_laporan_id) {
    const { nama, tgl_mulai, tgl_selesai } = await getPeriode(ctx, { periode_laporan_id });
    return check(ctx, { periode_laporan_id, sebutan: nama, tgl_awal: tgl_mulai, tgl_akhir: tgl_selesai });
  }
  if (from !== undefined || to !== undefined) {
    const tgl_akhir = to ?? ctx.today;
    const range = { tgl_awal: from ?? `${tgl_akhir.slice(0, 8)}01`, tgl_akhir };
    if (range.tgl_awal > ctx.today) throw refuseField('from', 'Rentang ini belum tiba. Pilih tanggal sampai hari ini');
    return check(ctx, { periode_laporan_id: null, sebutan: rentangPanjang(range), ...range });
  }
  const range = rangeOfBulan(bulan ?? ctx.today.slice(0, 7));
  return check(ctx, { periode_laporan_id: null, sebutan: rentangPanjang(range), ...range });
}

async function check(ctx: MilikCtx, rentang: RentangLaporan): Promise<RentangLaporan> {
  requireRentang(rentang, { field: 'to' });
  await requireHariAda(ctx, rentang.tgl_awal);
  return rentang;
}
