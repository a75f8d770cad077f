import type { DetailPresensi } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { findDaysTouchedByEvent } from '@hadir/rules/kehadiran/find-days-touched-by-event.ts';
import { judgeRentang } from '@hadir/rules/kehadiran/judge-rentang.ts';
import { toRentangFakta } from '@hadir/rules/kehadiran/to-rentang-fakta.ts';
import { toRentangHari } from '@hadir/rules/kehadiran/to-rentang-hari.ts';
import { rangeOfBulan, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { loadFakta } from '../../kehadiran/hari/fakta.queries.ts';
import { toKehadiranRow, type KehadiranRow } from '../../kehadiran/hari/kehadiran-row.ts';
import { pengaturanOn } from '../../kehadiran/hari/pengaturan-on.ts';
import { sidikHari, toRingkasHari } from '../../kehadiran/turunan/ringkas-hari.ts';
import { listHariOf } from '../../kehadiran/rekap/hari-anggota.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

type Event = { presensi_id: number; user_id: number; tanggal: Tanggal };
type BilaDihitung = { tanggal: Tanggal; sebelum: KehadiranRow | null; sesudah: KehadiranRow | null };

/** What the days of an event that does not count are, and what they come to if it does; none where it counts. */
export async function listBilaDihitung(ctx: OrganisasiCtx, event: Event): Promise<DetailPresensi['bila_dihitung']> {
  return (await judgeBilaDihitung(ctx, event)).map(({ tanggal, sebelum, sesudah }) => ({
    tanggal,
    sebelum: sebelum && toRingkasHari(sebelum),
    sesudah: sesudah && toRingkasHari(sesudah),
  }));
}

/** The first day of a frozen month that would come to something else if this event counted: until it is opened it cannot. */
export async function findHariBeku(ctx: OrganisasiCtx, event: Event): Promise<Tanggal | null> {
  const { db, organisasi, today } = ctx;
  const around = toRentangHari({ tgl_awal: event.tanggal, tgl_akhir: event.tanggal });
  // A month that is not over is never frozen.
  if (around.tgl_awal >= rangeOfBulan(today.slice(0, 7)).tgl_awal) return null;
  const hari = await listHariOf(db, organisasi.organisasi_id, event.user_id, around);
  const beku = new Set(hari.filter(({ dibekukan }) => dibekukan).map(({ tanggal }) => tanggal));
  if (beku.size === 0) return null;
  const sidikOf = (row: KehadiranRow | null) => row && sidikHari(row);
  const tergeser = (await judgeBilaDihitung(ctx, event)).filter(
    ({ tanggal, sebelum, sesudah }) => beku.has(tanggal) && sidikOf(sebelum) !== sidikOf(sesudah),
  );
  return tergeser[0]?.tanggal ?? null;
}

async function judgeBilaDihitung(
  { db, organisasi, now }: OrganisasiCtx,
  { presensi_id, user_id, tanggal: own }: Event,
): Promise<BilaDihitung[]> {
  const around = toRentangFakta(toRentangHari({ tgl_awal: own, tgl_akhir: own }));
  const fakta = await loadFakta(db, organisasi.organisasi_id, [user_id], around.jadwal);
  const anggota = fakta.anggota.get(user_id);
  const event = anggota?.events.find((one) => one.presensi_id === presensi_id);
  if (!anggota || !event?.tahan) return [];
  const dihitung = {
    ...anggota,
    events: anggota.events.map((one) => (one === event ? { ...one, tahan: null, sebab: null } : one)),
  };
  return findDaysTouchedByEvent(fakta.organisasi, anggota, event.waktu).map((tanggal) => {
    const pengaturan = pengaturanOn(fakta.organisasi, tanggal);
    const sekarang = waktuLokalOf(now.getTime(), pengaturan.timezone);
    const [sebelum = null, sesudah = null] = [anggota, dihitung].map((known) => {
      const byId = new Map(known.events.map((one) => [one.presensi_id, one]));
      const range = { tgl_awal: tanggal, tgl_akhir: tanggal };
      const [hari] = judgeRentang(fakta.organisasi, known, range, sekarang).hari;
      return hari ? toKehadiranRow(user_id, hari, byId, pengaturan) : null;
    });
    return { tanggal, sebelum, sesudah };
  });
}
