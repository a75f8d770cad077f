import type { jadwalShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { findHariLibur } from '@hadir/rules/hari-libur/hari-libur.ts';
import { addDays, eachDay, rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import { loadFakta } from '../../kehadiran/hari/fakta.queries.ts';
import { listAnggotaRoster } from './jadwal-shift.queries.ts';
import { toSelShift } from './to-sel-shift.ts';

type Call = typeof jadwalShift.listJadwalShift;

/** A month of the roster, members by their dates, with what comes of it and what is in its way, and the month's holidays. */
export async function listJadwalShift(
  ctx: Pick<LaporanCtx, 'db' | 'organisasi' | 'actor'>,
  input: Omit<Input<Call>, 'organisasi_id'>,
): Promise<Output<Call>> {
  const range = rangeOfBulan(input.bulan);
  const page = await listAnggotaRoster(ctx, range, input);
  const user_ids = page.data.map(({ user_id }) => user_id);
  const diperlukan = { ...range, tgl_awal: addDays(range.tgl_awal, -2) };
  const fakta = await loadFakta(ctx.db, ctx.organisasi.organisasi_id, user_ids, diperlukan);
  const data = page.data.map((row) => {
    const anggota = fakta.anggota.get(row.user_id);
    return { ...row, hari: anggota ? toSelShift(fakta.organisasi, anggota, range) : [] };
  });
  const libur = eachDay(range).flatMap((tanggal) => {
    const hariLibur = findHariLibur(fakta.organisasi.hariLibur, tanggal);
    return hariLibur ? [{ tanggal, nama: hariLibur.nama }] : [];
  });
  return { ...page, data, libur };
}
