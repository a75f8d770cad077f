import { findDaysTouchedByEvent } from '@hadir/rules/kehadiran/find-days-touched-by-event.ts';
import { hariKerjaOf } from '@hadir/rules/jadwal/berlaku/hari-kerja-of.ts';
import { toRentangFakta } from '@hadir/rules/kehadiran/to-rentang-fakta.ts';
import { toRentangHari } from '@hadir/rules/kehadiran/to-rentang-hari.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import { loadFakta } from '../hari/fakta.queries.ts';
import type { DeriveCtx } from './derive-ctx.ts';

export type EventTersentuh = { user_id: number; waktu: string; timezone: string };

/** Whose days these events belong to, by date; none outside the membership. */
export async function listHariOfEvents(
  { db, organisasi }: Pick<DeriveCtx, 'db' | 'organisasi'>,
  events: readonly EventTersentuh[],
): Promise<Map<Tanggal, number[]>> {
  const local = events.map((one) => ({
    user_id: one.user_id,
    waktu: waktuLokalOf(Date.parse(one.waktu), one.timezone as Zona),
  }));
  const dates = local.map(({ waktu }) => tanggalOfWaktu(waktu)).toSorted();
  const around = toRentangHari({ tgl_awal: dates[0] ?? '', tgl_akhir: dates.at(-1) ?? '' });
  const user_ids = [...new Set(local.map(({ user_id }) => user_id))];
  const fakta = await loadFakta(db, organisasi.organisasi_id, user_ids, toRentangFakta(around).jadwal);
  const days = new Map<Tanggal, number[]>();
  for (const [user_id, own] of Map.groupBy(local, (one) => one.user_id)) {
    const anggota = fakta.anggota.get(user_id);
    if (!anggota) continue;
    const hariKerja = hariKerjaOf(fakta.organisasi, anggota);
    const touched = own.flatMap(({ waktu }) => findDaysTouchedByEvent(fakta.organisasi, anggota, waktu, hariKerja));
    for (const tanggal of new Set(touched)) days.set(tanggal, [...(days.get(tanggal) ?? []), user_id]);
  }
  return days;
}
