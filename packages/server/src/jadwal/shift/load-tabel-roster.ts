import { hurufShift } from '@hadir/contract/jadwal/shift/huruf-shift.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { findGrup } from '../../grup/grup.queries.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import type { TabelLaporan } from '../../platform/print/laporan/tabel-laporan.ts';
import { listJadwalAktif } from '../dasar/jadwal.queries.ts';
import { listJadwalShift } from './list-jadwal-shift.ts';
import { tabelRoster, type MintaRoster } from './tabel-roster.ts';

const SEMUA = { page: 1, count: 100_000 };

/** A month of the roster as a report: the members and letters of the screen, all pages of it. */
export async function loadTabelRoster(ctx: LaporanCtx, minta: MintaRoster): Promise<TabelLaporan> {
  const { bulan, group_id, q } = minta;
  const grup = group_id === undefined ? undefined : await findGrup(ctx, group_id);
  const { data, libur } = await listJadwalShift(ctx, { bulan, group_id, q, ...SEMUA });
  const shifts = hurufShift(await listJadwalAktif({ ...ctx, ...ctx.organisasi }, TIPE_JADWAL.shift));
  return tabelRoster({ minta, rows: data, libur, shifts, saringan: [grup?.nama, q] });
}
