import { expect, test } from 'vitest';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { kantorBuilders } from '../../testing/given/given-kantor.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { all, clock } = server;
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

test('who is added once the day is over is a member at once, may be chosen, and the form says before what that day comes to', async () => {
  at('18:02:00');
  const { add, mulai, hariOf, operator, organisasi } = await sekolah();
  expect(await mulai()).toEqual({
    catatan: 'Jam presensi hari ini sudah tutup pukul 18:00: hari ini terhitung Absen bila presensinya tidak ada.',
    akibat: null,
    besok: SABTU,
  });
  const guru = await add();
  expect(await rowsOf('keanggotaan', guru.user_id)).toEqual([{ tgl_mulai: JUMAT, tgl_selesai: null }]);
  const kepala = { nama: 'Guru', kepala_user_id: guru.user_id };
  expect((await operator.post(`/orgs/${organisasi.organisasi_id}/groups`, kepala)).status).toBe(201);
  expect(await hariOf(guru)).toEqual([`${JUMAT} absen`]);
});

test('who is added from tomorrow, as the form offers then, has no absence of the day that was over', async () => {
  at('18:02:00');
  const { add, mulai, hariOf } = await sekolah();
  expect(await mulai(`?tgl_mulai=${SABTU}`)).toEqual({ catatan: null, akibat: null, besok: null });
  expect(await hariOf(await add({ tgl_mulai: SABTU }))).toEqual([]);
});

test('who is added in the middle of the day hears until when that day asks for a tap', async () => {
  at('10:00:00');
  const { mulai } = await sekolah();
  expect(await mulai()).toEqual({
    catatan:
      'Jam masuk hari ini, 07:00, sudah lewat: hari ini terhitung Absen bila ia tidak presensi sampai pukul 18:00.',
    akibat: null,
    besok: null,
  });
  at('06:30:00');
  expect(await mulai()).toEqual({ catatan: null, akibat: null, besok: null });
  expect(await mulai('?tgl_mulai=2026-12-01')).toMatchObject({ catatan: null });
});

test('of an earlier date the form says which days it makes absent', async () => {
  at('18:02:00');
  const { add, mulai, hariOf } = await sekolah();
  expect(await mulai(`?tgl_mulai=${KAMIS}`)).toMatchObject({
    catatan: '2 hari kerjanya sejak 19-11-2026 sudah lewat, dan terhitung Absen bila presensinya tidak ada.',
    akibat: '2 hari menjadi Absen',
  });
  expect(await hariOf(await add({ tgl_mulai: KAMIS }))).toEqual([`${KAMIS} absen`, `${JUMAT} absen`]);
});

test('of a date far ahead, as of a slip of the pen, the form says until when he is no member, which is agreed to', async () => {
  at('06:30:00');
  const { mulai } = await sekolah();
  expect(await mulai('?tgl_mulai=2027-01-19')).toMatchObject({ catatan: null, akibat: null });
  expect(await mulai('?tgl_mulai=2099-01-01')).toMatchObject({
    catatan: 'Sampai 01-01-2099 ia belum anggota: tidak dapat presensi, dan tidak ada di jadwal dan laporan.',
    akibat: 'Belum anggota sampai 01-01-2099',
  });
});

test('a first day before the member’s birth is refused, and that of his birth is not', async () => {
  const { operator, organisasi } = await sekolah();
  const add = (tgl_mulai: string) =>
    operator.post(`/orgs/${organisasi.organisasi_id}/users`, { nama: 'Siti', tgl_lahir: '2005-05-17', tgl_mulai });
  expect(await add('1900-01-01')).toMatchObject({
    status: 422,
    body: { errors: { tgl_mulai: ['Tidak boleh sebelum tanggal lahir'] } },
  });
  expect((await add('2005-05-17')).status).toBe(201);
});

test('a group of another organisation, or of nobody, is refused as it is when the member is saved', async () => {
  const { operator, organisasi } = await sekolah();
  const lain = await sekolah();
  const grup = await lain.operator.post(`/orgs/${lain.organisasi.organisasi_id}/groups`, { nama: 'Guru' });
  const { group_id } = grup.body.data as { group_id: number };
  for (const id of [group_id, 2_000_000_000]) {
    const asked = await operator.get(`/orgs/${organisasi.organisasi_id}/users-mulai?group_id=${id}`);
    expect(asked).toMatchObject({ status: 422, body: { errors: { group_id: ['Grup tidak ditemukan'] } } });
  }
});
