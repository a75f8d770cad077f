import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { app, given, as, all, clock } = await startTestServer();
const { jadwal } = presensiBuilders(all);
clock.now = new Date('2026-11-20T03:00:00Z');

/** A teacher of two schools, the second in the zone that is two hours ahead. */
async function berlangganan() {
  const pertama = await given.organisasi({ nama: 'A Sekolah' });
  const kedua = await given.organisasi({ nama: 'B Sekolah', tenant_id: pertama.tenant_id });
  const operator = as(await given.orang('operator', kedua));
  await operator.put(`/pengaturan/${kedua.organisasi_id}`, { timezone: 'Asia/Jayapura', tgl_mulai: '2000-01-01' });
  await jadwal(pertama);
  await jadwal(kedua, { jam_masuk: '15:00', jam_pulang: '18:00' });
  const guru = await given.anggota(pertama, { nama: 'Guru' });
  await given.anggota(kedua, { user_id: guru.user_id, tgl_mulai: '2026-11-21' });
  const { tenant_id, organisasi_id } = pertama;
  const libur = { nama: 'Hari jadi', tgl_mulai: '2026-11-23', tgl_selesai: '2026-11-23', jenis: 'organisasi' };
  await all
    .insertInto('hari_libur')
    .values({ tenant_id, organisasi_id, ...libur })
    .execute();
  const { body } = await as(guru).post('/kalender-saya/alamat');
  const { alamat } = body.data as { alamat: string };
  const baca = (url = alamat) => app.inject({ url: new URL(url).pathname });
  return { pertama, kedua, guru, alamat, baca };
}

const acaraOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((one) => {
    const { summary, startDate, endDate } = new ICAL.Event(one);
    return `${summary} ${startDate.toString()} ${endDate.toString()}`;
  });

test('another program reads the hours of all his schools at the right instants, and holidays as whole days', async () => {
  const { baca } = await berlangganan();
  const answer = await baca();
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const acara = acaraOf(answer.body);
  // 07.00 WIB, and 15.00 WIT.
  expect(acara).toContain('Guru · A Sekolah 2026-11-20T00:00:00Z 2026-11-20T07:00:00Z');
  expect(acara).toContain('Guru · B Sekolah 2026-11-21T06:00:00Z 2026-11-21T09:00:00Z');
  expect(acara).toContain('Libur: Hari jadi · A Sekolah 2026-11-23 2026-11-24');
  expect(acara.filter((one) => one.includes('A Sekolah 2026-11-23T'))).toEqual([]);
  expect(acara.filter((one) => one.includes('B Sekolah 2026-11-20'))).toEqual([]);
});

test('an address is known by nobody but who was told it: a new one ends the old, and a revoked one answers nothing', async () => {
  const { guru, alamat, baca } = await berlangganan();
  expect(JSON.stringify(await all.selectFrom('kalender_saya').selectAll().execute())).not.toContain(
    alamat.split('/').at(-1),
  );
  const milik = async () => (await as(guru).get('/kalender-saya/alamat')).body.data;
  expect(await milik()).toMatchObject({ terakhir_pada: null });
  expect((await baca()).statusCode).toBe(200);
  expect(await milik()).toMatchObject({ terakhir_pada: '2026-11-20T03:00:00.000Z' });

  const { body } = await as(guru).post('/kalender-saya/alamat');
  const baru = (body.data as { alamat: string }).alamat;
  expect((await baca()).statusCode).toBe(404);
  expect((await baca(baru)).statusCode).toBe(200);
  expect((await as(guru).delete('/kalender-saya/alamat')).status).toBe(200);
  expect((await baca(baru)).statusCode).toBe(404);
  expect((await as(guru).delete('/kalender-saya/alamat')).status).toBe(404);
  expect(await milik()).toBeNull();
  expect((await baca('http://hadir.test/kalender-saya/tebakan.ics')).statusCode).toBe(404);
});

test.each([
  ['his account is blocked', 'users', { status: STATUS_RECORD.diblokir }],
  ['his tenant is blocked', 'tenant', { status: STATUS_RECORD.diblokir, keterangan_status: 'Tunggakan' }],
] as const)('the address answers nothing while %s', async (_, tabel, set) => {
  const { guru, pertama, baca } = await berlangganan();
  if (tabel === 'users') await all.updateTable('users').set(set).where('user_id', '=', guru.user_id).execute();
  else await all.updateTable('tenant').set(set).where('tenant_id', '=', pertama.tenant_id).execute();
  expect((await baca()).statusCode).toBe(404);
});

test('who is a member nowhere any more reads nothing by it, and of a school that he left only his own days there stay', async () => {
  const { guru, pertama, kedua, baca } = await berlangganan();
  const keluar = (organisasi_id: number) =>
    all
      .updateTable('keanggotaan')
      .set({ tgl_selesai: '2026-11-19' })
      .where('organisasi_id', '=', organisasi_id)
      .where('user_id', '=', guru.user_id)
      .execute();
  await keluar(pertama.organisasi_id);
  const diA = acaraOf((await baca()).body).filter((one) => one.includes('A Sekolah'));
  expect(diA.at(-1)).toBe('Guru · A Sekolah 2026-11-19T00:00:00Z 2026-11-19T07:00:00Z');
  expect((await baca()).body).toContain('B Sekolah');
  await all
    .updateTable('anggota')
    .set({ status: STATUS_KEANGGOTAAN.tidak_aktif })
    .where('user_id', '=', guru.user_id)
    .where('organisasi_id', 'in', [pertama.organisasi_id, kedua.organisasi_id])
    .execute();
  expect((await baca()).statusCode).toBe(404);
});
