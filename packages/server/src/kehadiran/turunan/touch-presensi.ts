import { findDaysTouchedByEvent } from '@hadir/rules/kehadiran/find-days-touched-by-event.ts';
import { toFactsRange } from '@hadir/rules/kehadiran/to-facts-range.ts';
import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { deriveHari } from './derive-hari.ts';
import { loadFakta } from '../hari/fakta.queries.ts';
import { lockHariDi, lockPembekuan } from './kunci-hari.queries.ts';
import { touchHari } from './touch-hari.ts';

export type EventTersentuh = { user_id: number; waktu: string; timezone: string };

/** Judges again exactly the days that these events belong to: they came, or whether they count was decided. */
export async function touchPresensi(ctx: OrganisasiCtx, events: readonly EventTersentuh[]): Promise<void> {
  if (events.length === 0) return;
  const { organisasi_id } = ctx.organisasi;
  const everybody = events.map(({ user_id }) => ({ organisasi_id, user_id }));
  await lockPembekuan(ctx.db, everybody, 'bersama');
  await lockHariDi(ctx.db, everybody);
  for (const [tanggal, user_ids] of await listHariOfEvents(ctx, events)) {
    const siapa = user_ids.map((user_id) => ({ organisasi_id, user_id }));
    const range = { tgl_awal: tanggal, tgl_akhir: tanggal };
    const { hari } = await touchHari(ctx, { siapa, ranges: [range], sebab: 'hari' }, { preview: false, koreksi: true });
    // A day that is not there yet would be opened without these by the clock's work in a moment; lists show them now.
    if (hari < user_ids.length && tanggal <= ctx.today) await deriveHari(ctx, user_ids, range);
  }
}

async function listHariOfEvents(
  { db, organisasi }: OrganisasiCtx,
  events: readonly EventTersentuh[],
): Promise<Map<Tanggal, number[]>> {
  const local = events.map((one) => ({
    user_id: one.user_id,
    waktu: waktuLokalOf(Date.parse(one.waktu), one.timezone as Zona),
  }));
  const dates = local.map(({ waktu }) => tanggalOfWaktu(waktu)).toSorted();
  const around = { tgl_awal: addDays(dates[0] ?? '', -2), tgl_akhir: addDays(dates.at(-1) ?? '', 1) };
  const user_ids = [...new Set(local.map(({ user_id }) => user_id))];
  const fakta = await loadFakta(db, organisasi.organisasi_id, user_ids, toFactsRange(around).jadwal);
  const days = new Map<Tanggal, number[]>();
  for (const { user_id, waktu } of local) {
    const anggota = fakta.anggota.get(user_id);
    if (!anggota) continue;
    for (const tanggal of findDaysTouchedByEvent(fakta.organisasi, anggota, waktu)) {
      const ofDay = days.get(tanggal) ?? [];
      if (!ofDay.includes(user_id)) days.set(tanggal, [...ofDay, user_id]);
    }
  }
  return days;
}
