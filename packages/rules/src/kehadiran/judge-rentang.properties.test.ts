import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBerlaku, eachDay, type Tanggal } from '../waktu/tanggal.ts';
import { BULAN, randomBulan, type RandomBulan } from '../testing/random-bulan.ts';
import { BULAN_ACAK } from '../testing/bulan-acak.ts';
import { bukaPenjelasan, ringkasPenjelasan, type PenjelasanTersimpan } from './hari/penjelasan-ringkas.ts';
import { findDaysTouchedByEvent } from './find-days-touched-by-event.ts';
import type { HariKehadiran } from './hari/hari-kehadiran.ts';
import { judgeRentang, type RentangKehadiran } from './judge-rentang.ts';

/** How many random months each promise is tried on: eleven promises on 2,000 each in CI. */
const { numRuns, timeout } = BULAN_ACAK;

const judge = ({ organisasi, anggota, sekarang }: RandomBulan, range = BULAN) =>
  judgeRentang(organisasi, anggota, range, sekarang);
const oneDay = (tanggal: Tanggal) => ({ tgl_awal: tanggal, tgl_akhir: tanggal });

/** The same rows in another order, in every list of the facts: each list turned round and begun elsewhere. */
function reorder<Fakta extends object>(fakta: Fakta, start: number): Fakta {
  const entries = Object.entries(fakta).map(([name, rows]: [string, readonly unknown[]]) => {
    const cut = start % (rows.length + 1);
    return [name, [...rows.slice(cut), ...rows.slice(0, cut)].toReversed()];
  });
  return Object.fromEntries(entries) as Fakta;
}

test('the order in which facts arrived never matters', { timeout }, () => {
  fc.assert(
    fc.property(randomBulan, fc.nat(200), (bulan, start) => {
      const reordered = {
        ...bulan,
        organisasi: reorder(bulan.organisasi, start),
        anggota: reorder(bulan.anggota, start),
      };
      expect(judge(reordered)).toEqual(judge(bulan));
    }),
    { numRuns },
  );
});

test('deriving only what each event touches equals deriving the month afresh', { timeout }, () => {
  fc.assert(
    fc.property(randomBulan, (bulan) => {
      const events = bulan.anggota.events.slice(0, 25).toReversed();
      const days = new Map<Tanggal, RentangKehadiran>();
      const derive = (known: RandomBulan, tanggal: Tanggal) => days.set(tanggal, judge(known, oneDay(tanggal)));
      const withEvents = (count: number): RandomBulan => ({
        ...bulan,
        anggota: { ...bulan.anggota, events: events.slice(0, count) },
      });

      for (const tanggal of eachDay(BULAN)) derive(withEvents(0), tanggal);
      for (const [index, event] of events.entries()) {
        const known = withEvents(index + 1);
        for (const tanggal of findDaysTouchedByEvent(known.organisasi, known.anggota, event.waktu))
          derive(known, tanggal);
      }

      const afresh = judge(withEvents(events.length));
      const kept = eachDay(BULAN).map((tanggal) => days.get(tanggal));
      expect(kept.flatMap((day) => day?.hari ?? [])).toEqual(afresh.hari);
      expect(kept.flatMap((day) => day?.diLuarKeanggotaan ?? [])).toEqual(afresh.diLuarKeanggotaan);
    }),
    { numRuns },
  );
});

test('every event is used, or set aside with a reason, on exactly the days that it touches', { timeout }, () => {
  fc.assert(
    fc.property(randomBulan, (bulan) => {
      const { hari, diLuarKeanggotaan } = judge(bulan);
      const told = [
        ...hari.flatMap(({ tanggal, penjelasan }) =>
          penjelasan.events.map((event) => `${event.presensi_id} ${tanggal}`),
        ),
        ...diLuarKeanggotaan.map((event) => `${event.presensi_id} ${event.tanggal}`),
      ];
      const touched = bulan.anggota.events.flatMap((event) =>
        findDaysTouchedByEvent(bulan.organisasi, bulan.anggota, event.waktu)
          .filter((tanggal) => BULAN.tgl_awal <= tanggal && tanggal <= BULAN.tgl_akhir)
          .map((tanggal) => `${event.presensi_id} ${tanggal}`),
      );
      expect(told.toSorted()).toEqual(touched.toSorted());
    }),
    { numRuns },
  );
});

test('an explanation that was shortened says the same when it is read', { timeout }, () => {
  fc.assert(
    fc.property(randomBulan, (bulan) => {
      for (const hari of judge(bulan).hari) {
        const kept = JSON.parse(JSON.stringify(ringkasPenjelasan(hari.penjelasan))) as PenjelasanTersimpan;
        expect(bukaPenjelasan(kept, hari)).toEqual(hari.penjelasan);
      }
    }),
    { numRuns },
  );
});

test('there is one day for every date of the membership, and none besides', { timeout }, () => {
  fc.assert(
    fc.property(randomBulan, (bulan) => {
      const due = eachDay(BULAN).filter((tanggal) => bulan.anggota.keanggotaan.some((row) => isBerlaku(row, tanggal)));
      expect(judge(bulan).hari.map((hari) => hari.tanggal)).toEqual(due);
    }),
    { numRuns },
  );
});

test('break scans change neither lateness nor anything else that the days came to', { timeout }, () => {
  const owed = (hari: HariKehadiran) => ({ ...hari, penjelasan: null });
  fc.assert(
    fc.property(randomBulan, fc.nat(), (bulan, pick) => {
      const { organisasi, anggota } = bulan;
      const before = judge(bulan).hari;
      const waktuOf = new Map(anggota.events.map((event) => [event.presensi_id, event.waktu]));
      const breaks = before.flatMap(({ tanggal, jadwal_id, presensi_masuk_id, presensi_pulang_id }, index) => {
        if (jadwal_id === null || presensi_masuk_id === null || presensi_pulang_id === null) return [];
        const first = (waktuOf.get(presensi_masuk_id) ?? 0) + 15 * 60;
        const room = (waktuOf.get(presensi_pulang_id) ?? 0) - first;
        if (room <= 0) return [];
        const scan = { presensi_id: 1000 + index, waktu: first + (pick % room), sumber: 'mesin' as const, tahan: null };
        const touched = findDaysTouchedByEvent(organisasi, anggota, scan.waktu);
        return touched.length === 1 && touched[0] === tanggal ? [scan] : [];
      });
      const after = judge({ ...bulan, anggota: { ...anggota, events: [...anggota.events, ...breaks] } }).hari;
      expect(after.map(owed)).toEqual(before.map(owed));
    }),
    { numRuns },
  );
});

test('a day keeps its own promises', { timeout }, () => {
  fc.assert(
    fc.property(randomBulan, (bulan) => {
      for (const hari of judge(bulan).hari) {
        const sum = hari.kategori.reduce((total, row) => total + row.potongan, 0);
        expect(hari.potongan).toBeCloseTo(sum, 6);
        expect(Math.min(hari.terlambat_menit, hari.pulang_cepat_menit, hari.durasi_menit)).toBeGreaterThanOrEqual(0);
        if (hari.status === 'hadir') expect(hari.jam_masuk ?? hari.jam_pulang).not.toBeNull();
        else
          expect([hari.terlambat_menit, hari.pulang_cepat_menit, hari.durasi_menit, hari.tidak_lengkap]).toEqual([
            0,
            0,
            0,
            null,
          ]);
        if (hari.status === 'libur' || hari.status === 'cuti') expect(hari.kategori).toEqual([]);
        if (hari.jendela_terbuka) expect(hari.status).not.toBe('absen');
      }
    }),
    { numRuns },
  );
});
