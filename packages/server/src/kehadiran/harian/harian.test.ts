import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, clock } = await startTestServer();

test.each(['kehadiran', 'kehadiran/unduh'])(
  'a date that has not come in the organisation’s zone is refused at its field: presensi/%s',
  async (path) => {
    clock.now = new Date('2026-11-20T16:30:00Z');
    const wib = await given.organisasi({ timezone: 'Asia/Jakarta' });
    const wit = await given.organisasi({ timezone: 'Asia/Jayapura' });
    const ask = async (organisasi: typeof wib) =>
      as(await given.orang('operator', organisasi)).get(
        `/orgs/${organisasi.organisasi_id}/presensi/${path}?tanggal=2026-11-21`,
      );

    expect(await ask(wib)).toMatchObject({
      status: 422,
      body: {
        message: 'Periksa kembali isian Anda',
        errors: { tanggal: ['Tanggal ini belum tiba. Pilih tanggal sampai hari ini'] },
      },
    });
    expect((await ask(wit)).status).toBe(200);
  },
);
