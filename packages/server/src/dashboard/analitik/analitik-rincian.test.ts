import type {
  Banding,
  Kedatangan,
  MenurutAsal,
  MenurutGender,
  TrenPerangkat,
} from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { SARING_TANDA } from '@hadir/contract/dashboard/analitik/saring-tanda.ts';
import { expect, test } from 'vitest';
import type { output } from 'zod/mini';
import { deriveRentang } from '../../kehadiran/turunan/derive-rentang.ts';
import { createRandom } from '../../seed/orang/random.ts';
import { SENIN_JUMAT } from '../../testing/given/given-jadwal.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, deps, clock } = await startTestServer();
const RENTANG = { from: '2026-11-05', to: '2026-11-20' };
const TANGGAL = Array.from({ length: 15 }, (_, at) => `2026-11-${String(at + 5).padStart(2, '0')}`);
/** On time, late by seconds, late, at noon, at the end and after it. */
const JAM = ['06:50:00', '07:00:20', '07:40:00', '11:00:00', '14:10:00', '16:00:00'];
const SUMBER = ['ponsel', 'kiosk', 'mesin', 'impor'];
const RADIUS = [0, 1, 9];

/** A school that works Senin to Jumat, and a hundred random events of its six members, on days off too; two are a group. */
async function sekolah(benih: number) {
  const random = createRandom(benih);
  const of = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)] as T;
  const organisasi = await given.organisasi({ dibuat_pada: '2026-11-01T00:00:00Z' });
  const { tenant_id, organisasi_id } = organisasi;
  const at = { tenant_id, organisasi_id };
  const operator = as(await given.orang('operator', organisasi));
  const anggota: number[] = [];
  for (let n = 0; n < 6; n += 1) anggota.push((await given.anggota(organisasi, { tgl_mulai: '2026-11-01' })).user_id);
  for (const [at, user_id] of anggota.entries()) {
    const gender = (['P', 'L', null] as const)[at % 3] ?? null;
    await all.updateTable('users').set({ gender }).where('user_id', '=', user_id).execute();
  }
  const { group_id } = (await operator.post(`/orgs/${organisasi_id}/groups`, { nama: 'Guru' })).body.data as {
    group_id: number;
  };
  const inGroup = anggota.slice(0, 2).map((user_id) => ({ ...at, user_id, group_id, tgl_mulai: '2020-01-01' }));
  await all.insertInto('anggota_grup').values(inGroup).execute();
  const jadwal = { nama: 'Reguler', tipe_jadwal: 1, tgl_mulai: '2026-11-01', baris: SENIN_JUMAT, untuk_semua: true };
  expect((await operator.post(`/orgs/${organisasi_id}/jadwal`, jadwal)).status).toBe(201);
  const events = Array.from({ length: 100 }, () => ({
    ...at,
    user_id: of(anggota),
    waktu: `${of(TANGGAL)}T${of(JAM)}+07:00`,
    timezone: 'Asia/Jakarta',
    sumber: of(SUMBER),
    radius: of(RADIUS),
    is_ditinjau: random.between(0, 4) === 0,
  }));
  await all.insertInto('presensi').values(events).execute();
  const range = { tgl_awal: RENTANG.from, tgl_akhir: RENTANG.to };
  await deriveRentang({ db: deps.db, now: clock.now, organisasi: at }, 'semua', range);
  return { organisasi_id, group_id, operator };
}

test.each([1480, 2480])(
  'the number on each mark is the number of rows in the list that it leads to (%i)',
  async (benih) => {
    const { organisasi_id, group_id, operator } = await sekolah(benih);
    const rows = async (search: object) => {
      const query = new URLSearchParams({ ...RENTANG, count: '1', ...search } as Record<string, string>);
      const { body, status } = await operator.get(`/orgs/${organisasi_id}/presensi?${query}`);
      expect(status).toBe(200);
      return (body.data as { total: number }).total;
    };
    for (const grup of [{}, { group_id: String(group_id) }]) {
      const ask = async (name: string) => {
        const { body } = await operator.get(
          `/dashboard/orgs/${organisasi_id}/${name}?${new URLSearchParams({ ...RENTANG, ...grup })}`,
        );
        return body.data;
      };
      const { kini } = (await ask('banding')) as Banding;
      expect(kini.terlambat).toBeGreaterThan(0);
      for (const ukuran of ['hadir', 'terlambat', 'absen'] as const) {
        expect([ukuran, await rows({ ...grup, ...SARING_TANDA[ukuran] })]).toEqual([ukuran, kini[ukuran]]);
      }
      const { sumber } = (await ask('perangkat')) as Pick<output<typeof MenurutAsal>, 'sumber'>;
      for (const one of sumber) {
        const found = await rows({ ...grup, ...SARING_TANDA.asal, sumber: one.sumber });
        expect([one.sumber, found]).toEqual([one.sumber, one.jumlah]);
      }
      const gender = (await ask('gender')) as MenurutGender;
      for (const [nama, kode] of [['perempuan', 'P'], ['laki_laki', 'L'], ['belum_diisi', 'kosong']] as const) {
        for (const ukuran of ['terlambat', 'absen'] as const) {
          const found = await rows({ ...grup, ...SARING_TANDA[ukuran], gender: kode });
          expect([nama, ukuran, found]).toEqual([nama, ukuran, gender[nama][ukuran]]);
        }
      } // prettier-ignore
      const { radius } = (await ask('lokasi-presensi')) as Pick<output<typeof MenurutAsal>, 'radius'>;
      for (const one of radius) {
        const found = await rows({ ...grup, ...SARING_TANDA.asal, radius: one.radius });
        expect([one.radius, found]).toEqual([one.radius, one.jumlah]);
      }
      const { sel } = (await ask('kedatangan')) as Kedatangan;
      expect(sel.length).toBeGreaterThan(3);
      for (const one of sel.filter((_, at) => at % 6 === 0)) {
        const found = await rows({ ...grup, ...SARING_TANDA.asal, hari: one.hari, perempat: one.perempat });
        expect([one.hari, one.perempat, found]).toEqual([one.hari, one.perempat, one.jumlah]);
      }
      const { hari } = (await ask('trend-perangkat')) as TrenPerangkat;
      for (const { tanggal, ...jumlah } of hari) {
        for (const ukuran of ['hadir', 'terlambat', 'absen', 'cuti'] as const) {
          const found = await rows({ ...grup, from: tanggal, to: tanggal, ...SARING_TANDA[ukuran] });
          expect([tanggal, ukuran, found]).toEqual([tanggal, ukuran, jumlah[ukuran]]);
        }
      }
    }
  },
);
