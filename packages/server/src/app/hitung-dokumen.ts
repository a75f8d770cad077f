import { loadTabelHarian } from '../kehadiran/harian/load-tabel-harian.ts';
import { loadTabelRoster } from '../jadwal/shift/load-tabel-roster.ts';
import { loadTabel } from '../laporan/tabel/load-tabel.ts';
import { loadTabelEmis } from '../laporan/tabel/load-tabel-emis.ts';
import { loadTabelRiwayat } from '../laporan/tabel/load-tabel-riwayat.ts';
import type { Upward } from '../platform/ctx/upward.ts';
import type { LaporanCtx } from '../platform/print/laporan-ctx.ts';
import type { TabelLaporan } from '../platform/print/laporan/tabel-laporan.ts';
import { ringkasanDokumen } from '../platform/print/laporan/to-pdf-dokumen.ts';
import { loadLembar, ringkasanLembar, type MintaLembar } from '../verval/bulan/load-lembar.ts';
import { toBulan } from '../verval/dasar/to-bulan.ts';

type Load<Minta> = (ctx: LaporanCtx, minta: Minta) => Promise<TabelLaporan>;
const ofTabel =
  <Minta>(load: Load<Minta>) =>
  async (ctx: LaporanCtx, minta: Minta) =>
    ringkasanDokumen(await load(ctx, minta));

/** What each kind of printed document would say today: by the very functions that it was printed with (aturan/laporan#verifikasi). */
export const HITUNG_DOKUMEN: Upward['hitungDokumen'] = {
  tabel: ofTabel(loadTabel),
  emis: ofTabel(loadTabelEmis),
  riwayat: ofTabel(loadTabelRiwayat),
  harian: ofTabel(loadTabelHarian),
  roster: ofTabel(loadTabelRoster),
  lembar: async (ctx, minta: MintaLembar) => {
    const [one] = await loadLembar(ctx, minta);
    return one ? ringkasanLembar(toBulan(minta.bulan, ctx.today).sebutan, one) : [];
  },
};
