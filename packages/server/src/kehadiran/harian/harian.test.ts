import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, clock } = await startTestServer();

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

test('the list, its counts and its file hold those who came with a verified face, or without', async () => {
  clock.now = new Date('2026-11-20T02:00:00Z');
  const organisasi = await given.organisasi({ timezone: 'Asia/Jakarta' });
  const [ani, budi] = [await given.anggota(organisasi, { nama: 'Ani' }), await given.anggota(organisasi, { nama: 'Budi' })];
  const operator = as(await given.orang('operator', organisasi));
  const list = async (query: string) =>
    (await operator.get(`/orgs/${organisasi.organisasi_id}/presensi/kehadiran?tanggal=2026-11-20${query}`)).body.data as {
      total: number;
      data: { anggota: { nama: string } }[];
    };
  const semua = (await list('')).total;
  const mark = (user_id: number, is_face_verified: boolean[]) =>
    all.updateTable('kehadiran').set({ is_face_verified }).where('user_id', '=', user_id).execute();
  await mark(ani.user_id, [true]);
  await mark(budi.user_id, [true, false]);
  const namaOf = async (nilai: 0 | 1) => (await list(`&verifikasi_wajah=${nilai}`)).data.map(({ anggota }) => anggota.nama);
  expect([await namaOf(1), await namaOf(0)]).toEqual([['Ani', 'Budi'], ['Budi']]);
  expect((await list(`&verifikasi_wajah=${HASIL_WAJAH.tidak_cocok}`)).total).toBe(1);
  expect((await list('')).total).toBe(semua);
}); // prettier-ignore
