import { judgeRentang } from '@hadir/rules/kehadiran/judge-rentang.ts';
import { toRentangFakta } from '@hadir/rules/kehadiran/to-rentang-fakta.ts';
import { addDays, eachDay, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import type { DeriveCtx } from './derive-ctx.ts';
import { loadFakta } from '../hari/fakta.queries.ts';
import { toKehadiranRow, type KehadiranRow } from '../hari/kehadiran-row.ts';
import { findDihapusSejak } from '../hari/require-hari-ada.ts';
import { pengaturanOn } from '../hari/pengaturan-on.ts';

export type HariDihitung = { rows: KehadiranRow[]; gone: { user_id: number; tanggal: Tanggal }[] };

/**
 * What the members' days between two dates come to now, and the dates on which they are no members. Stores nothing. Days that
 * were removed come to nothing: what they were made of is gone.
 */
export async function computeHari(
  { db, now, organisasi }: DeriveCtx,
  user_ids: readonly number[],
  diminta: TanggalRange,
): Promise<HariDihitung> {
  const today = now.toISOString().slice(0, 10);
  const dihapus = await findDihapusSejak({ db, today, organisasi }, diminta.tgl_awal);
  const range = dihapus === null ? diminta : { ...diminta, tgl_awal: addDays(dihapus, 1) };
  if (range.tgl_awal > range.tgl_akhir) return { rows: [], gone: [] };
  const fakta = await loadFakta(db, organisasi.organisasi_id, user_ids, toRentangFakta(range).jadwal);
  const dates = eachDay(range);
  const rows: KehadiranRow[] = [];
  const gone: HariDihitung['gone'] = [];
  for (const [user_id, anggota] of fakta.anggota) {
    const byId = new Map(anggota.events.map((event) => [event.presensi_id, event]));
    const zona = pengaturanOn(fakta.organisasi, range.tgl_akhir).timezone;
    const { hari } = judgeRentang(fakta.organisasi, anggota, range, waktuLokalOf(now.getTime(), zona));
    rows.push(...hari.map((day) => toKehadiranRow(user_id, day, byId, pengaturanOn(fakta.organisasi, day.tanggal))));
    const owed = new Set(hari.map((day) => day.tanggal));
    gone.push(...dates.filter((tanggal) => !owed.has(tanggal)).map((tanggal) => ({ user_id, tanggal })));
  }
  return { rows, gone };
}
