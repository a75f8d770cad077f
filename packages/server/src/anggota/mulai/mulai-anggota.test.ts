import { expect, test } from 'vitest';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { kantorBuilders } from '../../testing/given/given-kantor.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { as, all, clock, given } = server;
const { kantor, rowsOf } = kantorBuilders(server);
const { jadwal } = presensiBuilders(all);
const { closeDays, daysOf } = scheduling(server);

const KAMIS = '2026-11-19';
const JUMAT = '2026-11-20';
const SABTU = '2026-11-21';
const at = (jam: string) => void (clock.now = new Date(`${JUMAT}T${jam}+07:00`));

/** Work is due from 07:00 to 14:00 every day, and the window ends at 18:00. */
async function sekolah() {
  const { organisasi, as: operator, url } = await kantor();
  await jadwal(organisasi);
  const add = async (isi: object = {}) => {
    const { status, body } = await operator.post(url, { nama: 'Guru Baru', ...isi });
    expect(status).toBe(201);
    return { organisasi_id: organisasi.organisasi_id, user_id: (body.data as { user_id: number }).user_id };
  };
  const mulai = async (kueri = '') => (await operator.get(`${url}-mulai${kueri}`)).body.data;
  const hariOf = async (anggota: { organisasi_id: number; user_id: number }) => {
    await closeDays(organisasi);
    return (await daysOf(anggota)).map(({ tanggal, status }) => `${tanggal} ${status}`);
  };
  return { organisasi, operator, add, mulai, hariOf };
}

test('who is added once the day is over begins tomorrow, as the form says before, and has no absence of that day', async () => {
  at('18:02:00');
  const { add, mulai, hariOf } = await sekolah();
  expect(await mulai()).toEqual({
    tgl_mulai: SABTU,
    catatan: 'Jam presensi hari ini sudah tutup pukul 18:00, jadi keanggotaannya mulai besok, 21-11-2026.',
  });
  const guru = await add();
  expect(await rowsOf('keanggotaan', guru.user_id)).toEqual([{ tgl_mulai: SABTU, tgl_selesai: null }]);
  expect(await hariOf(guru)).toEqual([]);
});

test('who is added in the middle of the day begins today, and the form says until when that day asks for a tap', async () => {
  at('10:00:00');
  const { add, mulai } = await sekolah();
  expect(await mulai()).toEqual({
    tgl_mulai: JUMAT,
    catatan:
      'Jam masuk hari ini, 07:00, sudah lewat: hari ini akan terhitung Absen bila ia tidak presensi sampai pukul 18:00.',
  });
  expect(await rowsOf('keanggotaan', (await add()).user_id)).toEqual([{ tgl_mulai: JUMAT, tgl_selesai: null }]);
  at('06:30:00');
  expect(await mulai()).toEqual({ tgl_mulai: JUMAT, catatan: null });
  expect(await mulai('?tgl_mulai=2026-12-01')).toMatchObject({ catatan: null });
});

test('a date that the operator says stays as it is, and the form says which days it makes absent', async () => {
  at('18:02:00');
  const { add, mulai, hariOf } = await sekolah();
  expect(await mulai(`?tgl_mulai=${JUMAT}`)).toEqual({
    tgl_mulai: SABTU,
    catatan: 'Jam presensi hari ini sudah tutup pukul 18:00: hari ini akan terhitung Absen bila presensinya tidak ada.',
  });
  expect(await hariOf(await add({ tgl_mulai: JUMAT }))).toEqual([`${JUMAT} absen`]);
  expect(await mulai(`?tgl_mulai=${KAMIS}`)).toMatchObject({
    catatan: '2 hari kerjanya sejak 19-11-2026 sudah lewat, dan terhitung Absen bila presensinya tidak ada.',
  });
  expect(await hariOf(await add({ tgl_mulai: KAMIS }))).toEqual([`${KAMIS} absen`, `${JUMAT} absen`]);
});

test('rows of a sheet without a date begin tomorrow once the day is over, which the dry run says', async () => {
  at('18:02:00');
  const { organisasi, operator } = await sekolah();
  const kolom = ['Nama', 'Tanggal Mulai'].map((judul) => ({ judul }));
  const baris = [
    ['Ani', null],
    ['Budi', JUMAT],
  ];
  const file = new Blob([new Uint8Array(await makeSheet({}, { nama: 'Anggota', kolom, baris })())]);
  const send = (is_uji_coba: string) =>
    operator.form('POST', `/orgs/${organisasi.organisasi_id}/import-user`, { file, is_uji_coba });
  expect((await send('1')).body.data).toMatchObject({
    catatan: expect.stringMatching(
      /^1 anggota mulai hari ini: .* 1 anggota tanpa Tanggal Mulai mulai besok, 21-11-2026, sebab jam presensi hari ini sudah tutup/,
    ),
  });
  expect((await send('0')).status).toBe(200);
  const rows = await all
    .selectFrom('keanggotaan')
    .innerJoin('users', 'users.user_id', 'keanggotaan.user_id')
    .select(['users.nama', 'keanggotaan.tgl_mulai'])
    .where('keanggotaan.organisasi_id', '=', organisasi.organisasi_id)
    .where('users.nama', 'in', ['Ani', 'Budi'])
    .orderBy('users.nama')
    .execute();
  expect(rows).toEqual([
    { nama: 'Ani', tgl_mulai: SABTU },
    { nama: 'Budi', tgl_mulai: JUMAT },
  ]);
});

test('an invitation that is accepted once the day is over makes a member from tomorrow', async () => {
  at('18:02:00');
  const { organisasi, operator } = await sekolah();
  const lain = await given.organisasi({ tenant_id: organisasi.tenant_id });
  const sari = await given.anggota(lain);
  const { email } = await all
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', sari.user_id)
    .executeTakeFirstOrThrow();
  const isi = { user_id: sari.user_id, email, tgl_mulai: JUMAT };
  const { body } = await operator.post(`/orgs/${organisasi.organisasi_id}/users`, isi);
  const { undangan_id } = body.data as { undangan_id: number };
  expect((await as(sari).post(`/undangan/${undangan_id}/jawaban`, { jawaban: 'terima' })).status).toBeLessThan(300);
  const [, kedua] = await rowsOf('keanggotaan', sari.user_id);
  expect(kedua?.tgl_mulai).toBe(SABTU);
});
