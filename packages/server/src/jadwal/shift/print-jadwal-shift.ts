import type { jadwalShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import { hurufShift } from '@hadir/contract/jadwal/shift/huruf-shift.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { findGrup } from '../../grup/grup.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { found, foundOnlyIf } from '../../platform/kit/found.ts';
import { writeLaporan } from '../../platform/print/laporan/write-laporan.ts';
import { listJadwalAktif } from '../dasar/jadwal.queries.ts';
import { listJadwalShift } from './list-jadwal-shift.ts';
import { tabelRoster } from './tabel-roster.ts';

const SEMUA = { page: 1, count: 100_000 };

/** A month of the roster on paper: the members and letters of the screen, all pages of it. */
export async function printJadwalShift(
  ctx: OrganisasiCtx,
  input: Input<typeof jadwalShift.printJadwalShift>,
): Promise<Download> {
  const { bulan, group_id, q } = input;
  const grup = group_id === undefined ? undefined : found(await findGrup(ctx, group_id));
  const { data, libur } = await listJadwalShift(ctx, { ...input, ...SEMUA });
  foundOnlyIf(data.length > 0);
  const shifts = hurufShift(await listJadwalAktif(ctx, TIPE_JADWAL.shift));
  return writeLaporan(ctx, tabelRoster({ bulan, rows: data, libur, shifts, saringan: [grup?.nama, q] }), 'pdf');
}
