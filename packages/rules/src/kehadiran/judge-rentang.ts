import { hariKerjaOf, type HariKerjaOf } from '../jadwal/berlaku/hari-kerja-of.ts';
import { attributeEvent } from '../presensi/ketukan/attribute-event.ts';
import { compareEvent, type EventPresensi } from '../presensi/ketukan/event-presensi.ts';
import { eachDay, isBerlaku, toDayNumber, type Tanggal, type TanggalRange } from '../waktu/tanggal.ts';
import { dayOfWaktu, type WaktuLokal } from '../waktu/waktu-lokal.ts';
import type { EventHari } from './fakta-hari.ts';
import type { HariKehadiran } from './hari/hari-kehadiran.ts';
import { judgeHari } from './judge-hari.ts';
import type { FaktaAnggota, FaktaOrganisasi } from './fakta-kehadiran.ts';
import { toRentangFakta } from './to-rentang-fakta.ts';

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
 * Every day of a member in the range, derived afresh. The facts must reach as far as toRentangFakta says; what lies beyond
 * does no harm. Days stay open whose window, and the time to wait for a machine's data after it, has not passed by `sekarang`.
 */
export function judgeRentang(
  organisasi: FaktaOrganisasi,
  anggota: FaktaAnggota,
  range: TanggalRange,
  sekarang: WaktuLokal,
  hariKerja = hariKerjaOf(organisasi, anggota),
): RentangKehadiran {
  const byTanggal = groupEvents(anggota.events, toRentangFakta(range).jadwal, hariKerja);

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
        hari: hariKerja(toDayNumber(tanggal)),
        events: eventsHari,
        cuti: anggota.cuti,
        klaim: anggota.klaim,
        gangguan: organisasi.gangguan,
        penutupan: organisasi.penutupan ?? [],
        skorPresensi: organisasi.skorPresensi,
        jeda_menit: pengaturan?.jeda_menit ?? JEDA_BAWAAN,
        sekarang: sekarang - (pengaturan?.tunggu_data_jam ?? 0) * JAM,
      }),
    );
  }
  return { hari, diLuarKeanggotaan };
}

/** The events of every date, in order of time; one that serves two days is in both. */
function groupEvents(
  events: readonly EventPresensi[],
  reach: TanggalRange,
  hariKerja: HariKerjaOf,
): Map<Tanggal, EventHari[]> {
  const first = toDayNumber(reach.tgl_awal);
  const last = toDayNumber(reach.tgl_akhir);
  const groups = new Map<Tanggal, EventHari[]>();
  for (const event of events.length > 1 ? events.toSorted(compareEvent) : events) {
    const own = dayOfWaktu(event.waktu);
    if (own < first + 2 || own >= last) continue;
    const around = [hariKerja(own - 2), hariKerja(own - 1), hariKerja(own), hariKerja(own + 1)];
    const { hari, diJendela } = attributeEvent(event.waktu, around);
    for (const { tanggal } of hari) {
      const group = groups.get(tanggal);
      if (group) group.push({ event, diJendela });
      else groups.set(tanggal, [{ event, diJendela }]);
    }
  }
  return groups;
}
