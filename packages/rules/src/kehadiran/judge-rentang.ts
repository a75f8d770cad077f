import { judgeHariKerja, type HariKerja } from '../jadwal/hari-kerja.ts';
import { attributeEvent } from '../presensi/attribute-event.ts';
import { compareEvent, type EventPresensi } from '../presensi/event-presensi.ts';
import { eachDay, fromDayNumber, isBerlaku, toDayNumber, type Tanggal, type TanggalRange } from '../tanggal.ts';
import type { WaktuLokal } from '../waktu-lokal.ts';
import type { EventHari } from './hari-facts.ts';
import type { HariKehadiran } from './hari-kehadiran.ts';
import { judgeHari } from './judge-hari.ts';
import type { AnggotaFacts, OrganisasiFacts } from './kehadiran-facts.ts';
import { toFactsRange } from './to-facts-range.ts';

const JEDA_BAWAAN = 5;
const JAM = 3600;

/** An event that falls on a day outside the membership, and so on no day at all. */
type EventLuarKeanggotaan = { presensi_id: number; tanggal: Tanggal };

export type RentangKehadiran = {
  /** One for every date of the membership, in order. */
  hari: readonly HariKehadiran[];
  diLuarKeanggotaan: readonly EventLuarKeanggotaan[];
};

/**
 * Every day of a member in the range, derived afresh. The facts must reach as far as toFactsRange says; what lies beyond
 * does no harm. Days stay open whose window, and the time to wait for a machine's data after it, has not passed by `sekarang`.
 */
export function judgeRentang(
  organisasi: OrganisasiFacts,
  anggota: AnggotaFacts,
  range: TanggalRange,
  sekarang: WaktuLokal,
): RentangKehadiran {
  const days = hariKerjaOf(organisasi, anggota, toFactsRange(range).jadwal);
  const byTanggal = groupEvents(anggota.events, days);

  const hari: HariKehadiran[] = [];
  const diLuarKeanggotaan: EventLuarKeanggotaan[] = [];
  for (const tanggal of eachDay(range)) {
    const eventsHari = byTanggal.get(tanggal) ?? [];
    if (!anggota.keanggotaan.some((row) => isBerlaku(row, tanggal))) {
      diLuarKeanggotaan.push(...eventsHari.map(({ event }) => ({ presensi_id: event.presensi_id, tanggal })));
      continue;
    }
    const pengaturan = organisasi.pengaturan.find((row) => isBerlaku(row, tanggal));
    hari.push(
      judgeHari({
        hari: days.at(toDayNumber(tanggal) - days.first),
        events: eventsHari,
        cuti: anggota.cuti,
        klaim: anggota.klaim,
        gangguan: organisasi.gangguan,
        skorPresensi: organisasi.skorPresensi,
        jeda_menit: pengaturan?.jeda_menit ?? JEDA_BAWAAN,
        sekarang: sekarang - (pengaturan?.tunggu_data_jam ?? 0) * JAM,
      }),
    );
  }
  return { hari, diLuarKeanggotaan };
}

type DeretHari = { first: number; length: number; at: (index: number) => HariKerja };

/** What each date of the range asks of the member, found out when somebody asks: of a single tap most dates nobody does. */
function hariKerjaOf(organisasi: OrganisasiFacts, anggota: AnggotaFacts, range: TanggalRange): DeretHari {
  const first = toDayNumber(range.tgl_awal);
  const known: HariKerja[] = [];
  const at = (index: number) => (known[index] ??= judgeHariKerja(organisasi, anggota, fromDayNumber(first + index)));
  return { first, length: Math.max(0, toDayNumber(range.tgl_akhir) - first + 1), at };
}

/** The events of every date, in order of time; one that serves two days is in both. */
function groupEvents(events: readonly EventPresensi[], { first, length, at }: DeretHari): Map<Tanggal, EventHari[]> {
  const groups = new Map<Tanggal, EventHari[]>();
  for (const event of events.toSorted(compareEvent)) {
    const own = Math.floor(event.waktu / 86_400) - first;
    if (own < 2 || own >= length - 1) continue;
    const { hari, diJendela } = attributeEvent(event.waktu, [at(own - 2), at(own - 1), at(own), at(own + 1)]);
    for (const { tanggal } of hari) {
      const group = groups.get(tanggal);
      if (group) group.push({ event, diJendela });
      else groups.set(tanggal, [{ event, diJendela }]);
    }
  }
  return groups;
}
