import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all } = server;
const { jadwal } = presensiBuilders(all);
const { lokasi } = tempatBuilders(all);
const { closeDays, daysOf } = scheduling(server);

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
  .png()
  .toBuffer();
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

/** Friday 20 November, 09:00. */
async function school() {
  const organisasi = await given.organisasi();
  await jadwal(organisasi);
  await lokasi(organisasi);
  const ani = await given.anggota(organisasi, { nama: 'Ani' });
  const operator = as(await given.orang('operator', organisasi));
  await closeDays(organisasi);
  const url = `/orgs/${organisasi.organisasi_id}`;
  const ask = async (isi: Record<string, string> = {}, who = as(ani)) => {
    const fields = {
      lat: '-6.2',
      lng: '106.8',
      keterangan: 'Ponsel mati',
      ...isi,
      foto: new Blob([png], { type: 'image/png' }),
    };
    return who.form('POST', `${url}/presensi-manual`, fields, key());
  };
  const made = async (isi: Record<string, string> = {}) =>
    ((await ask(isi)).body.data as { presensi_manual_id: number }).presensi_manual_id;
  const decide = (id: number, status: number, keterangan = '') =>
    operator.post(`${url}/presensi/approval/${id}`, { status, keterangan });
  const day = async (tanggal: string) =>
    (await daysOf({ ...organisasi, user_id: ani.user_id })).find((one) => one.tanggal === tanggal)?.status;
  return { organisasi, ani, operator, url, ask, made, decide, day, me: as(ani) };
}

test('a day that is asked for later is of the zone that its place had then', async () => {
  const { organisasi, ask } = await school();
  const { tenant_id, organisasi_id } = organisasi;
  const lama = {
    tenant_id,
    organisasi_id,
    timezone: 'Asia/Makassar',
    tgl_mulai: '0001-01-01',
    tgl_selesai: '2026-11-18',
  };
  await all.updateTable('pengaturan_organisasi').set({ tgl_mulai: '2026-11-19' }).where('organisasi_id', '=', organisasi_id).execute(); // prettier-ignore
  await all.insertInto('pengaturan_organisasi').values(lama).execute();
  for (const tanggal of ['2026-11-18', '2026-11-19']) await ask({ tanggal, jam: '07:20:00' });
  const events = await all.selectFrom('presensi').select(['waktu', 'timezone']).where('organisasi_id', '=', organisasi_id).orderBy('waktu').execute(); // prettier-ignore
  expect(events.map(({ waktu, timezone }) => [new Date(waktu).toISOString(), timezone])).toEqual([
    ['2026-11-17T23:20:00.000Z', 'Asia/Makassar'],
    ['2026-11-19T00:20:00.000Z', 'Asia/Jakarta'],
  ]);
});

test('a request is recorded with selfie and place, waits, and counts once it is approved', async () => {
  const { ask, operator, url, decide, day, me } = await school();
  const asked = await ask({ tanggal: '2026-11-18', jam: '07:20:00' });
  expect(asked).toMatchObject({
    status: 201,
    body: {
      message: expect.stringMatching(/^Presensi swafoto terkirim kepada ./),
      data: {
        status: STATUS_PRESENSI_MANUAL.diajukan,
        tanggal: '2026-11-18',
        jam: '07:20:00',
        radius: STATUS_RADIUS.dalam,
        anggota: { nama: 'Ani' },
      },
    },
  });
  const { presensi_manual_id, presensi_id } = asked.body.data as { presensi_manual_id: number; presensi_id: number };
  expect(await day('2026-11-18')).toBe('absen');
  const waiting = await operator.get(`${url}/aktivitas/presensi/${presensi_id}`);
  expect(waiting.body.data).toMatchObject({
    presensi: { sumber: 'manual', alasan: 'menunggu_tinjauan', ada_foto: true },
    hari: [
      {
        kalimat: expect.arrayContaining([
          'Presensi pukul 07:20:00 dari presensi swafoto tidak dihitung: masih menunggu tinjauan operator.',
        ]),
      },
    ],
  });
  expect((await operator.get(`${url}/presensi/${presensi_id}/foto`)).headers['content-type']).toBe('image/webp');

  expect(
    (await operator.get(`${url}/presensi/manual?status=${STATUS_PRESENSI_MANUAL.diajukan}`)).body.data,
  ).toMatchObject({ total: 1, diajukan: 1 });
  expect((await decide(presensi_manual_id, 5)).body.data).toMatchObject({ status: STATUS_PRESENSI_MANUAL.disetujui });
  expect(await day('2026-11-18')).toBe('hadir');
  expect((await me.get(`${url}/presensi-manual`)).body.data).toMatchObject({
    data: [{ status: STATUS_PRESENSI_MANUAL.disetujui }],
  });
  expect((await me.get(`${url}/presensi/manual`)).status).toBe(403);
});

test('a decision is revised with a remark only, and the day follows', async () => {
  const { made, decide, day, operator, url } = await school();
  const id = await made({ tanggal: '2026-11-18', jam: '07:00:00' });
  await decide(id, 5);
  expect((await decide(id, 6)).body.errors).toHaveProperty('keterangan');
  expect((await decide(id, 6, 'Foto orang lain')).body.data).toMatchObject({
    status: STATUS_PRESENSI_MANUAL.ditolak,
    catatan: 'Foto orang lain',
  });
  expect(await day('2026-11-18')).toBe('absen');
  expect((await decide(id, 5, 'Salah lihat')).body.data).toMatchObject({ status: STATUS_PRESENSI_MANUAL.disetujui });
  expect(await day('2026-11-18')).toBe('hadir');
  expect((await operator.get(`${url}/aktivitas/manual/${id}`)).body.data).toMatchObject([
    { status: STATUS_PRESENSI_MANUAL.diajukan, oleh: 'Ani', keterangan: 'Ponsel mati' },
    { status: STATUS_PRESENSI_MANUAL.disetujui },
    { status: STATUS_PRESENSI_MANUAL.ditolak, keterangan: 'Foto orang lain' },
    { status: STATUS_PRESENSI_MANUAL.disetujui, keterangan: 'Salah lihat' },
  ]);
});

test('a permanent rejection bars the date until it is reset', async () => {
  const { made, ask, operator, url, decide } = await school();
  const id = await made({ tanggal: '2026-11-18', jam: '07:00:00' });
  const reject = (keterangan: string) => operator.post(`${url}/presensi/reject-permanen/${id}`, { keterangan });
  expect((await reject('')).body.errors).toHaveProperty('keterangan');
  expect((await reject('Foto lama')).body.data).toMatchObject({
    status: STATUS_PRESENSI_MANUAL.ditolak,
    is_permanen: true,
  });
  expect((await decide(id, 5, 'x')).body.error).toBe('presensi_manual.permanent');
  const barred = await ask({ tanggal: '2026-11-18', jam: '07:30:00' });
  expect(barred).toMatchObject({ status: 433, body: { error: 'presensi_manual.barred' } });
  expect((await ask({ tanggal: '2026-11-19', jam: '07:30:00' })).status).toBe(201);

  expect((await operator.post(`${url}/presensi/reset-permanen/${id}`)).body.data).toMatchObject({
    status: STATUS_PRESENSI_MANUAL.ditolak,
    is_permanen: false,
  });
  expect((await ask({ tanggal: '2026-11-18', jam: '07:30:00' })).status).toBe(201);
});

test('many are decided at once, and what cannot be is named and left', async () => {
  const { made, ask, operator, url, day, organisasi, me } = await school();
  const ids = [
    await made({ tanggal: '2026-11-17', jam: '07:00:00' }),
    await made({ tanggal: '2026-11-18', jam: '07:00:00' }),
  ];
  const withdrawn = await made({ tanggal: '2026-11-19', jam: '07:00:00' });
  expect((await me.post(`${url}/presensi-manual/${withdrawn}/batal`)).body.data).toMatchObject({
    status: STATUS_PRESENSI_MANUAL.dibatalkan,
  });
  const done = await operator.post(`${url}/presensi/approval`, {
    permintaan: [...ids, withdrawn].map((presensi_manual_id) => ({ presensi_manual_id })),
    status: STATUS_PRESENSI_MANUAL.disetujui,
  });
  expect(done.body.data).toEqual({
    diputuskan: ids,
    dilewati: [
      {
        presensi_manual_id: withdrawn,
        nama: 'Ani',
        pesan: 'Permintaan ini sudah dibatalkan, jadi tidak dapat disetujui',
      },
    ],
  });
  expect([await day('2026-11-17'), await day('2026-11-18'), await day('2026-11-19')]).toEqual([
    'hadir',
    'hadir',
    'absen',
  ]);

  const rival = await given.orang('operator', organisasi);
  const own = ((await ask({}, as(rival))).body.data as { presensi_manual_id: number }).presensi_manual_id;
  expect(
    (await as(rival).post(`${url}/presensi/approval/${own}`, { status: STATUS_PRESENSI_MANUAL.disetujui })).body.error,
  ).toBe('presensi_manual.own');
  expect(
    (await operator.post(`${url}/presensi/approval/${own}`, { status: STATUS_PRESENSI_MANUAL.disetujui })).status,
  ).toBe(200);
});

test.each([
  ['of the future', { tanggal: '2026-11-20', jam: '23:00:00' }, 'jam'],
  ['too long ago', { tanggal: '2026-10-01', jam: '07:00:00' }, 'tanggal'],
  ['without a reason', { keterangan: ' ' }, 'keterangan'],
])('one %s is refused', async (_, isi, field) => {
  const { ask } = await school();
  expect(await ask(isi)).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(Array) } } });
});

test('the same key records one request', async () => {
  const { me, url } = await school();
  const header = key();
  const fields = () => ({ lat: '-6.2', lng: '106.8', keterangan: 'x', foto: new Blob([png], { type: 'image/png' }) });
  const [a, b] = await Promise.all([1, 2].map(() => me.form('POST', `${url}/presensi-manual`, fields(), header)));
  expect(a?.status).toBe(201);
  expect(b?.body.data).toEqual(a?.body.data);
  expect((await me.get(`${url}/presensi-manual`)).body.data).toMatchObject({ total: 1 });
});

test('the log of many decided at once has a line about each member, in words', async () => {
  const { made, operator, url, ani } = await school();
  const satu = await made({ tanggal: '2026-11-18', jam: '07:02:00' });
  const dua = await made({ tanggal: '2026-11-19', jam: '07:05:00' });
  const permintaan = [satu, dua].map((presensi_manual_id) => ({ presensi_manual_id }));
  const { disetujui } = STATUS_PRESENSI_MANUAL;
  const isi = { permintaan, status: disetujui, keterangan: '' };
  expect((await operator.post(`${url}/presensi/approval`, isi)).status).toBe(200);
  const { data } = (await operator.get(`${url}/log?tentang_id=${ani.user_id}&count=4`)).body.data as {
    data: BarisLog[];
  };
  expect(
    data.map(({ nama_objek, perubahan }) => [nama_objek, perubahan.find(({ isian }) => isian === 'Status')]),
  ).toEqual([
    ['Presensi swafoto Ani 19-11-2026', { isian: 'Status', dulu: 'Diajukan', kini: 'Disetujui' }],
    ['Presensi swafoto Ani 18-11-2026', { isian: 'Status', dulu: 'Diajukan', kini: 'Disetujui' }],
    ['Presensi swafoto Ani 19-11-2026', undefined],
    ['Presensi swafoto Ani 18-11-2026', undefined],
  ]);
});
