import { addDays, eachDay } from '@hadir/rules/waktu/tanggal.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listHariOf } from '../kehadiran/rekap/hari-anggota.queries.ts';
import { computeHari } from '../kehadiran/turunan/compute-hari.ts';
import { inScope } from '../platform/db/scope/in-scope.ts';
import { hariBuilders } from '../testing/given/given-hari.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, db, clock } = server;
const { kantor, scan, tutup } = hariBuilders(server);

const AWAL = '2026-11-16';
const AKHIR = '2026-12-04';
const range = { tgl_awal: AWAL, tgl_akhir: AKHIR };
/** Minutes after 06:50 at which he leaves, by date: whether that is a departure the jeda says. */
const LAMA = [10, 20, 40];
const lamaOf = (tanggal: string) => LAMA[Number(tanggal.slice(-2)) % LAMA.length] ?? 10;
const pulangOf = (tanggal: string) => `07:${String(lamaOf(tanggal) - 10).padStart(2, '0')}`;

const jeda = fc.constantFrom(0, 15, 30);
const langkah = fc.record({
  maju: fc.integer({ min: 0, max: 3 }),
  nanti: fc.integer({ min: 0, max: 5 }),
  siapa: fc.constantFrom('tenant', 'satu', 'dua'),
  isi: fc.oneof(jeda, fc.constant('ikut' as const)),
});

/** What is in force by date: a change holds until the day on which the value was to become another. */
function ubah(nilai: Map<string, number | undefined>, sejak: string, baru: number | undefined) {
  const lama = nilai.get(sejak);
  for (const [tanggal, now] of nilai) {
    if (tanggal < sejak) continue;
    if (now !== lama) return;
    nilai.set(tanggal, baru);
  }
}

test(
  'days follow the tenant where their organisation does, from the change on, and no day before it moves',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(langkah, { minLength: 2, maxLength: 6 }), async (steps) => {
        clock.now = new Date(`${AWAL}T13:00:00Z`);
        const satu = await kantor();
        const dua = await kantor({ tenant_id: satu.tenant_id });
        const admin = as(await given.orang('admin', satu));
        const tempat = { satu: await given.anggota(satu), dua: await given.anggota(dua) };
        for (const one of Object.values(tempat)) {
          for (const tanggal of eachDay(range)) {
            await scan(one, tanggal, '06:50', pulangOf(tanggal));
          }
        }
        const dates = eachDay({ tgl_awal: AWAL, tgl_akhir: addDays(AKHIR, 30) });
        const nilai = {
          tenant: new Map<string, number | undefined>(dates.map((tanggal) => [tanggal, 5])),
          satu: new Map<string, number | undefined>(dates.map((tanggal) => [tanggal, undefined])),
          dua: new Map<string, number | undefined>(dates.map((tanggal) => [tanggal, undefined])),
        };
        const storedOf = ({ tenant_id, organisasi_id, user_id }: typeof tempat.satu) =>
          inScope(db, { lingkup: 'organisasi', tenant_id, organisasi_id }, (trx) =>
            listHariOf(trx, organisasi_id, user_id, range),
          );

        let hari = AWAL;
        for (const { maju, nanti, siapa, isi } of steps) {
          hari = addDays(hari, maju);
          if (hari > AKHIR) break;
          clock.now = new Date(`${hari}T13:00:00Z`);
          for (const one of [satu, dua]) await tutup(one);
          const before = await Promise.all(Object.values(tempat).map(storedOf));
          const tgl_mulai = addDays(hari, nanti);
          const path =
            siapa === 'tenant' ? `/tenant/${satu.tenant_id}/pengaturan` : `/pengaturan/${tempat[siapa].organisasi_id}`;
          const baru = isi === 'ikut' ? { ikut: ['jeda_menit'] } : { jeda_menit: isi };
          if (siapa === 'tenant' && isi === 'ikut') continue;
          expect((await admin.put(path, { ...baru, tgl_mulai })).status).toBe(200);
          ubah(nilai[siapa], tgl_mulai, isi === 'ikut' ? undefined : isi);
          const after = await Promise.all(Object.values(tempat).map(storedOf));
          for (const [n, rows] of after.entries()) {
            const lalu = (list: typeof rows) => list.filter(({ tanggal }) => tanggal < tgl_mulai);
            expect(lalu(rows)).toEqual(lalu(before[n] ?? []));
          }
        }
        clock.now = new Date(`${AKHIR}T13:00:00Z`);
        for (const [nama, one] of Object.entries(tempat) as ['satu' | 'dua', typeof tempat.satu][]) {
          await tutup(one);
          const rows = await storedOf(one);
          expect(rows).toHaveLength(eachDay(range).length);
          for (const { tanggal, jam_pulang, status } of rows) {
            if (status !== 'hadir') continue;
            const berlaku = nilai[nama].get(tanggal) ?? nilai.tenant.get(tanggal) ?? 5;
            expect(jam_pulang !== null, `${nama} ${tanggal}: jeda ${berlaku}`).toBe(lamaOf(tanggal) >= berlaku);
          }
          const fresh = await inScope(db, { lingkup: 'organisasi', ...one }, (trx) =>
            computeHari({ db: trx, now: clock.now, organisasi: one }, [one.user_id], range),
          );
          const brief = (list: { tanggal: string; jam_masuk: unknown; jam_pulang: unknown; status: string }[]) =>
            list.map((row) => [row.tanggal, row.status, row.jam_masuk === null, row.jam_pulang === null]);
          expect(brief(rows)).toEqual(brief(fresh.rows));
        }
      }),
      { numRuns: 12, seed: 7 },
    );
  },
);
