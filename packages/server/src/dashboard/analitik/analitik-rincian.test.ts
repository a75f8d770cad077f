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
import { RENTANG, sekolahAcak } from '../../testing/atas/given-sekolah-acak.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { sekolah } = sekolahAcak(server);

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
