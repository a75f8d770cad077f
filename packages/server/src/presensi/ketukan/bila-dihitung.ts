import type { DetailPresensi } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { findDaysTouchedByEvent } from '@hadir/rules/kehadiran/find-days-touched-by-event.ts';
import { judgeRentang } from '@hadir/rules/kehadiran/judge-rentang.ts';
import { toRentangFakta } from '@hadir/rules/kehadiran/to-rentang-fakta.ts';
import { toRentangHari } from '@hadir/rules/kehadiran/to-rentang-hari.ts';
import { coversTanggal, eachDay, rangeOfBulan, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { loadFakta, type Fakta } from '../../kehadiran/hari/fakta.queries.ts';
import { toKehadiranRow, type KehadiranRow } from '../../kehadiran/hari/kehadiran-row.ts';
import { pengaturanOn } from '../../kehadiran/hari/pengaturan-on.ts';
import { sidikHari, toRingkasHari } from '../../kehadiran/turunan/ringkas-hari.ts';
import { listHariPada } from '../../kehadiran/rekap/hari-anggota.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

type Event = { presensi_id: number; user_id: number; tanggal: Tanggal };
type BilaDihitung = { tanggal: Tanggal; sebelum: KehadiranRow | null; sesudah: KehadiranRow | null };

/** What the days of an event that does not count are, and what they come to if it does; none where it counts. */
export async function listBilaDihitung(ctx: OrganisasiCtx, event: Event): Promise<DetailPresensi['bila_dihitung']> {
  const fakta = await loadSekitar(ctx, [event]);
  return judgeBilaDihitung(fakta, event, ctx.now).map(({ tanggal, sebelum, sesudah }) => ({
    tanggal,
    sebelum: sebelum && toRingkasHari(sebelum),
    sesudah: sesudah && toRingkasHari(sesudah),
  }));
}

/**
 * Of each of these events that a frozen month stands in the way of, by its id: the first frozen day that would come to
 * something else if it counted. Until that month is opened it cannot.
 */
export async function findHariBeku(ctx: OrganisasiCtx, events: readonly Event[]): Promise<Map<number, Tanggal>> {
  const found = new Map<number, Tanggal>();
  const bekuOf = await loadBeku(ctx, events);
  const terhalang = events.filter((event) => bekuOf(event).size > 0);
  // A month at a time: what waits may be of last month and of last year.
  for (const sebulan of Map.groupBy(terhalang, ({ tanggal }) => tanggal.slice(0, 7)).values()) {
    const fakta = await loadSekitar(ctx, sebulan);
    for (const event of sebulan) {
      const beku = bekuOf(event);
      const tergeser = judgeBilaDihitung(fakta, event, ctx.now).find(
        ({ tanggal, sebelum, sesudah }) => beku.has(tanggal) && sidikOf(sebelum) !== sidikOf(sesudah),
      );
      if (tergeser) found.set(event.presensi_id, tergeser.tanggal);
    }
  }
  return found;
}

const sidikOf = (row: KehadiranRow | null) => row && sidikHari(row);
const sekitarOf = ({ tanggal }: Event) => toRentangHari({ tgl_awal: tanggal, tgl_akhir: tanggal });

/** The frozen days around an event. */
async function loadBeku({ db, organisasi, today }: OrganisasiCtx, events: readonly Event[]) {
  // A month that is not over is never frozen.
  const lewat = events.filter((event) => sekitarOf(event).tgl_awal < rangeOfBulan(today.slice(0, 7)).tgl_awal);
  const hari = lewat.flatMap((event) => eachDay(sekitarOf(event)).map((tanggal) => ({ ...event, tanggal })));
  const stored = hari.length > 0 ? await listHariPada(db, organisasi.organisasi_id, hari) : [];
  const beku = Map.groupBy(
    stored.filter(({ dibekukan }) => dibekukan),
    ({ user_id }) => user_id,
  );
  return (event: Event): Set<Tanggal> => {
    const days = (beku.get(event.user_id) ?? []).map(({ tanggal }) => tanggal);
    return new Set(days.filter((tanggal) => coversTanggal(sekitarOf(event), tanggal)));
  };
}

/** What the days around these events are judged by. */
function loadSekitar({ db, organisasi }: OrganisasiCtx, events: readonly Event[]): Promise<Fakta> {
  const dates = events.map(({ tanggal }) => tanggal).toSorted();
  const [tgl_awal = '', tgl_akhir = ''] = [dates[0], dates.at(-1)];
  const { jadwal } = toRentangFakta(toRentangHari({ tgl_awal, tgl_akhir }));
  const user_ids = [...new Set(events.map(({ user_id }) => user_id))];
  return loadFakta(db, organisasi.organisasi_id, user_ids, jadwal);
}

function judgeBilaDihitung(fakta: Fakta, { presensi_id, user_id }: Event, now: Date): BilaDihitung[] {
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
