import type { TempatSaya } from '@hadir/contract/dashboard/kalender/kalender-saya.contract.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { expect, test } from 'vitest';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, clock } = await startTestServer();
const { jadwal } = presensiBuilders(all);
clock.now = new Date('2026-11-20T03:00:00Z');
const PEKAN = '?tgl_awal=2026-11-19&tgl_akhir=2026-11-24';

/** Two schools of one foundation with hours of their own, and a teacher of both. */
async function yayasan() {
  const pertama = await given.organisasi({ nama: 'A Sekolah' });
  const kedua = await given.organisasi({ nama: 'B Sekolah', tenant_id: pertama.tenant_id });
  await jadwal(pertama);
  await jadwal(kedua, { jam_masuk: '15:00', jam_pulang: '18:00' });
  const guru = await given.anggota(pertama, { nama: 'Guru' });
  await given.anggota(kedua, { user_id: guru.user_id, tgl_mulai: '2026-11-21' });
  const lihat = async (search = PEKAN) => as(guru).get(`/kalender-saya${search}`);
  const tempat = async () => (await lihat()).body.data as TempatSaya[];
  return { pertama, kedua, guru, lihat, tempat };
}

test('one calendar holds what is expected in each of his places, from the first to the last day of each membership', async () => {
  const { pertama, kedua, tempat } = await yayasan();
  await all
    .insertInto('hari_libur')
    .values({
      tenant_id: kedua.tenant_id,
      organisasi_id: kedua.organisasi_id,
      nama: 'Hari jadi sekolah',
      tgl_mulai: '2026-11-23',
      tgl_selesai: '2026-11-23',
      jenis: 'organisasi',
    })
    .execute();
  const [a, b] = await tempat();
  expect(a).toMatchObject({ organisasi_id: pertama.organisasi_id, nama: 'A Sekolah', hari_ini: '2026-11-20' });
  expect(a?.hari.map(({ tanggal, status }) => [tanggal.slice(8), status])).toEqual([
    ['19', 'absen'],
    ['20', 'terbuka'],
    ['21', 'terbuka'],
    ['22', 'terbuka'],
    ['23', 'terbuka'],
    ['24', 'terbuka'],
  ]);
  expect(a?.hari[4]?.jadwal).toMatchObject({ nama: 'Guru', jam_masuk: '07:00:00', jam_pulang: '14:00:00' });
  expect(b?.hari.map(({ tanggal, libur }) => [tanggal.slice(8), libur?.nama ?? null])).toEqual([
    ['21', null],
    ['22', null],
    ['23', 'Hari jadi sekolah'],
    ['24', null],
  ]);
  expect(b?.hari[0]?.jadwal).toMatchObject({ jam_masuk: '15:00:00' });
});

test('a day that is past is shown as it was derived, whatever its schedule says by now', async () => {
  const { pertama, guru, tempat } = await yayasan();
  await all
    .insertInto('kehadiran')
    .values({
      ...guru,
      tanggal: '2026-11-19',
      status: 'hadir',
      jam_masuk: 25_500,
      terlambat_menit: 5,
      penjelasan: PENJELASAN,
    })
    .execute();
  const [a] = await tempat();
  expect(a?.organisasi_id).toBe(pertama.organisasi_id);
  expect(a?.hari[0]).toMatchObject({ status: 'hadir', jam_masuk: '07:05:00', terlambat_menit: 5 });
});

const PENJELASAN = JSON.stringify({ jam: null, libur: null, cuti: null, kategori: [], events: [] });

test('a place that he left keeps the days that were his there, also for who is a member nowhere any more', async () => {
  const { pertama, kedua, guru, lihat, tempat } = await yayasan();
  const keluar = (organisasi_id: number, tgl_selesai: string) =>
    all
      .updateTable('keanggotaan')
      .set({ tgl_selesai })
      .where('organisasi_id', '=', organisasi_id)
      .where('user_id', '=', guru.user_id)
      .execute();
  await keluar(pertama.organisasi_id, '2026-11-19');
  await all
    .updateTable('anggota')
    .set({ status: STATUS_KEANGGOTAAN.tidak_aktif })
    .where('organisasi_id', '=', pertama.organisasi_id)
    .execute();
  const hari = (di: TempatSaya | undefined) => di?.hari.map(({ tanggal }) => tanggal);
  const [a, b] = await tempat();
  expect([hari(a), hari(b)?.length]).toEqual([['2026-11-19'], 4]);
  // Nothing of the place is there that was not his.
  expect((await lihat('?tgl_awal=2026-11-20&tgl_akhir=2026-11-24')).body.data).toMatchObject([{ nama: 'B Sekolah' }]);

  await all.deleteFrom('keanggotaan').where('organisasi_id', '=', kedua.organisasi_id).execute();
  expect((await tempat()).map((one) => [one.nama, hari(one)])).toEqual([['A Sekolah', ['2026-11-19']]]);
});

test('a place that is closed is in it no more, and nobody else is in it at all', async () => {
  const { kedua, tempat, lihat } = await yayasan();
  await given.anggota(kedua, { nama: 'Rekan' });
  expect((await tempat()).length).toBe(2);
  expect(JSON.stringify((await lihat()).body)).not.toContain('Rekan');
  await all
    .updateTable('organisasi')
    .set({ status: STATUS_RECORD.diblokir })
    .where('organisasi_id', '=', kedua.organisasi_id)
    .execute();
  expect((await tempat()).map(({ nama }) => nama)).toEqual(['A Sekolah']);

  const luar = await given.anggota(await given.organisasi({ nama: 'Sekolah Lain' }));
  const { body } = await as(luar).get(`/kalender-saya${PEKAN}`);
  expect((body.data as TempatSaya[]).map(({ nama }) => nama)).toEqual(['Sekolah Lain']);
});

test.each(['?tgl_awal=2026-11-02&tgl_akhir=2026-11-01', '?tgl_awal=2026-01-01&tgl_akhir=2026-03-05'])(
  'a span like %s is refused at its end',
  async (search) => {
    const { lihat } = await yayasan();
    expect(await lihat(search)).toMatchObject({ status: 422, body: { errors: { tgl_akhir: expect.anything() } } });
  },
);
