import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import fastify, { LogController } from 'fastify';
import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loggerOptions } from '../../platform/http/serving/logger-options.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { nomorBaru } from '../../testing/given.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { listenIklok } from './listen-iklok.ts';
import { isOfMesin, mountIklok } from './mount-iklok.ts';

const { app, given, as, all, clock, deps } = await startTestServer();
const { jadwal } = presensiBuilders(all);
const tempat = tempatBuilders(all);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
const AWAL = new Date('2026-11-20T00:10:00Z');

type Kirim = { sn: string; isi?: string; path?: string; headers?: Record<string, string> };
const send = async ({ sn, isi, path = '/iclock/cdata', headers = {} }: Kirim) => {
  const answer = await fetch(
    `http://127.0.0.1:${port}${path}?SN=${sn}${isi === undefined ? '' : '&table=ATTLOG&Stamp=77'}`,
    {
      ...(isi === undefined ? {} : { method: 'POST', body: isi }),
      headers,
    },
  );
  return { status: answer.status, text: await answer.text() };
};

async function sekolah({ timezone = 'Asia/Jakarta', fields = {} } = {}) {
  clock.now = AWAL;
  const organisasi = await given.organisasi({ timezone });
  await jadwal(organisasi);
  const { lokasi_presensi_id } = await tempat.lokasi(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}`;
  const sn = `UJI${String(nomorBaru()).padStart(6, '0')}`;
  const isi = { nama: 'Gerbang', nomor_seri: sn, lokasi_presensi_id, ...fields };
  const made = await operator.post(`${url}/devices`, isi);
  const { perangkat_id = 0 } = (made.body.data ?? {}) as { perangkat_id?: number };
  const path = `${url}/devices/${perangkat_id}`;
  const events = () =>
    all
      .selectFrom('presensi')
      .select(['user_id', 'waktu', 'timezone', 'sumber', 'radius', 'perangkat', 'lokasi_presensi_id'])
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .orderBy('waktu')
      .execute();
  return { organisasi, operator, url, sn, isi, path, made, events, lokasi_presensi_id };
}

const PAGI = '17\t2026-11-20 06:58:01\t0\t1\t0\t0\n';

test('a registered machine sends, its line is the member’s event, and the day stands', async () => {
  const { organisasi, operator, sn, path, events, lokasi_presensi_id } = await sekolah();
  const guru = await given.anggota(organisasi, { pin: '17' });
  expect((await send({ sn })).text).toContain('Stamp=0\n');
  expect(await send({ sn, isi: PAGI })).toEqual({ status: 200, text: 'OK: 1\n' });
  expect(await events()).toEqual([
    {
      user_id: guru.user_id,
      waktu: expect.anything(),
      timezone: 'Asia/Jakarta',
      sumber: 'mesin',
      radius: STATUS_RADIUS.dalam,
      perangkat: 'Gerbang',
      lokasi_presensi_id,
    },
  ]);
  const hari = await all
    .selectFrom('kehadiran')
    .select(['status', 'jam_masuk'])
    .where('user_id', '=', guru.user_id)
    .where('tanggal', '=', '2026-11-20')
    .executeTakeFirst();
  expect(hari).toMatchObject({ jam_masuk: 25_081 });
  expect((await operator.get(path)).body.data).toMatchObject({
    hit: 1,
    alamat_terakhir: '127.0.0.1',
    hari: expect.arrayContaining([{ tanggal: '2026-11-20', jumlah: 1 }]),
  });
  expect((await send({ sn })).text).toContain('Stamp=77\n');
});

test('a machine that writes zeros before its PINs from now on, and sends all again, brings nothing twice', async () => {
  const { organisasi, sn, events } = await sekolah();
  await given.anggota(organisasi, { pin: '17' });
  await send({ sn, isi: PAGI });
  for (const isi of [
    `0${PAGI}`,
    `00${PAGI}0${PAGI.replace('06:58:01', '06:58:02')}17${PAGI.slice(2).replace('06:58:01', '06:58:02')}`,
  ])
    expect((await send({ sn, isi })).status).toBe(200);
  expect((await events()).map(({ waktu }) => new Date(waktu).toISOString())).toEqual([
    '2026-11-19T23:58:01.000Z',
    '2026-11-19T23:58:02.000Z',
  ]);
});

test('a line that is sent five times, alone and among others, is one event', async () => {
  const { organisasi, sn, events } = await sekolah();
  await given.anggota(organisasi, { pin: '17' });
  await Promise.all(Array.from({ length: 5 }, () => send({ sn, isi: PAGI })));
  expect(await send({ sn, isi: PAGI + PAGI + '17 2026-11-20 07:01:00\r\n' })).toMatchObject({ text: 'OK: 3\n' });
  expect(await events()).toHaveLength(2);
});

test('dialects: a lower-case name, .aspx, HTTP/1.0, a body in pieces, one cut off in the middle', async () => {
  const { organisasi, sn, events } = await sekolah();
  await given.anggota(organisasi, { pin: '17' });
  const old = await fetch(`http://127.0.0.1:${port}/iclock/cdata.aspx?sn=${sn.toLowerCase()}&options=all`);
  expect(await old.text()).toMatch(/TransFlag=1000000000\nTimeZone=7\n/);
  const raw = await speak(
    `POST /iclock/cdata?SN=${sn}&table=ATTLOG&Stamp=1 HTTP/1.0\r\ncontent-length: ${PAGI.length}\r\n\r\n${PAGI}`,
  );
  expect(raw).toMatch(/200 OK[\s\S]*OK: 1\n$/);
  expect(raw).toMatch(/^date: .+ GMT\r$/im);
  expect(await inPieces(sn, ['17\t2026-11-20 07:0', '1:00\n17\t2026-11-20 07', ':02:00\n'])).toBe('OK: 2\n');
  await speak(
    `POST /iclock/cdata?SN=${sn}&table=ATTLOG HTTP/1.1\r\ncontent-length: 900\r\n\r\n17\t2026-11-20 07:05:00\n`,
    true,
  );
  expect(await events()).toHaveLength(3);
});

test('a packed body is read like any other, bounded, and what is broken or packed otherwise is refused', async () => {
  const { organisasi, sn, events } = await sekolah();
  await given.anggota(organisasi, { pin: '17' });
  const kirim = async (isi: Buffer, cara = 'gzip') => {
    const headers = { 'content-encoding': cara, 'content-type': 'text/plain' };
    const url = `/iclock/cdata?SN=${sn}&table=ATTLOG`;
    const { statusCode, body } = await app.inject({ method: 'POST', url, payload: isi, headers });
    return [statusCode, body];
  };
  expect(await kirim(gzipSync(PAGI))).toEqual([200, 'OK: 1\n']);
  expect(await kirim(Buffer.from('17\t2026-11-20 07:01:00\n'), 'identity')).toEqual([200, 'OK: 1\n']);
  expect(await kirim(gzipSync(Buffer.alloc(40 * 1024 * 1024, 'x')))).toEqual([413, 'ERROR\n']);
  expect(await kirim(Buffer.from('bukan gzip'))).toEqual([400, 'ERROR\n']);
  expect(await kirim(gzipSync(PAGI), 'br')).toEqual([415, 'ERROR\n']);
  expect(await events()).toHaveLength(2);
});

test('a machine’s request is one line in the log, which names neither its number nor its address', async () => {
  const { sn } = await sekolah();
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const logger = { ...(loggerOptions('info') as object), stream };
  const server = fastify({ logger, logController: new LogController({ disableRequestLogging: isOfMesin }) });
  mountIklok(server, deps);
  for (const path of ['getrequest', 'apa-saja']) await server.inject(`/iclock/${path}?SN=${sn}`);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'mesin dijawab', req: { method: 'GET', route: '/iclock/getrequest' }, res: { statusCode: 200 } },
    { msg: 'mesin dijawab', res: { statusCode: 404 } },
  ]);
  expect(lines.join('')).not.toMatch(new RegExp(`${sn}|127\\.0\\.0\\.1`));
  await server.close();
});

/** Everything that is answered before the connection ends, which `cut` ends at once. */
function speak(text: string, cut = false): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, () => cut && socket.destroy()));
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer));
  });
}

function inPieces(sn: string, pieces: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const path = `/iclock/cdata?SN=${sn}&table=attlog`;
    const call = request({ port, host: '127.0.0.1', method: 'POST', path }, (answer) => {
      let text = '';
      answer.on('data', (data: Buffer) => (text += data.toString()));
      answer.on('end', () => resolve(text));
    });
    call.on('error', reject);
    for (const piece of pieces) call.write(piece);
    call.end();
  });
}

test('a port of their own answers machines, and nothing else', async () => {
  const { sn } = await sekolah();
  const { server, close } = await listenIklok(app, { HOST: '127.0.0.1', IKLOK_PORT: 0 });
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${at}/iclock/getrequest?SN=${sn}`)).text()).toBe('OK\n');
  for (const path of ['/api/login', '/iclock/../api/login', '//iclock/ping', '/sehat'])
    expect((await fetch(`${at}${path}`)).status).toBe(404);
  await close();
});

test('a machine in Makassar keeps its time, and is told its zone the way that it reads one', async () => {
  const { organisasi, operator, path, isi, sn, events } = await sekolah({ timezone: 'Asia/Makassar' });
  await given.anggota(organisasi, { pin: '17' });
  expect((await send({ sn })).text).toContain('\nTimeZone=8\n');
  await operator.put(path, { ...isi, zona_mesin: 'menit' });
  expect((await send({ sn })).text).toContain('\nTimeZone=480\n');
  await operator.put(path, { ...isi, zona_mesin: 'tanpa' });
  expect((await send({ sn })).text).not.toContain('TimeZone');
  await send({ sn, isi: '17\t2026-11-20 07:58:01\n' });
  expect((await events()).map(({ waktu }) => new Date(waktu).toISOString())).toEqual(['2026-11-19T23:58:01.000Z']);
});

test('whom nobody registered, who is not active, speaks from elsewhere, or whose school is closed is not heard', async () => {
  const { organisasi, operator, sn, isi, path, events } = await sekolah();
  await given.anggota(organisasi, { pin: '17' });
  const refused = { status: 403, text: 'UNKNOWN DEVICE\n' };
  expect(await send({ sn: 'TIDAKADA01', isi: PAGI })).toEqual(refused);
  expect(await send({ sn: "x'--", isi: PAGI })).toEqual(refused);
  for (const status of [12, 13, 14, 15]) {
    await operator.put(`${path}/status`, { status, keterangan: 'Dipindah' });
    expect(await send({ sn, isi: PAGI })).toEqual(refused);
  }
  expect((await operator.get(path)).body.data).toMatchObject({
    ditolak: 4,
    hit: 0,
    terakhir_terlihat: expect.any(String),
  });
  await operator.put(`${path}/status`, { status: STATUS_RECORD.aktif });
  await operator.put(path, { ...isi, alamat_sumber: ['36.80.12.0/24'] });
  expect(await send({ sn, isi: PAGI, headers: { 'x-forwarded-for': '36.80.12.7' } })).toEqual(refused);
  await operator.put(path, { ...isi, alamat_sumber: ['127.0.0.0/8'] });
  await all
    .updateTable('organisasi')
    .set({ status: STATUS_RECORD.tidak_aktif })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  expect(await send({ sn, isi: PAGI })).toEqual(refused);
  expect(await events()).toEqual([]);
  await all
    .updateTable('organisasi')
    .set({ status: STATUS_RECORD.aktif })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  expect(await send({ sn, isi: PAGI })).toMatchObject({ text: 'OK: 1\n' });
  expect((await operator.put(`${path}/reset-hit`)).body.data).toMatchObject({ hit: 0, ditolak: 0 });
});

test('a PIN without a member waits; giving it to him brings its events and days, once', async () => {
  const { organisasi, operator, url, sn, events } = await sekolah();
  const guru = await given.anggota(organisasi);
  const isi = `00017\t2026-11-20 06:58:01\n17\t2026-11-20 07:09:00\n`;
  expect(await send({ sn, isi })).toMatchObject({ text: 'OK: 2\n' });
  expect((await operator.get(`${url}/pin-menunggu`)).body.data).toMatchObject({ total: 2 });
  expect((await operator.get(`${url}/persetujuan-menunggu`)).body.data).toMatchObject({ tertahan: 2, wajah: 0 });
  const given1 = await operator.post(`${url}/pin-menunggu`, { pin: '17', user_id: guru.user_id });
  expect(given1).toMatchObject({ status: 200, body: { data: { tercatat: 2 } } });
  expect((await events()).map(({ user_id }) => user_id)).toEqual([guru.user_id, guru.user_id]);
  expect((await operator.get(`${url}/pin-menunggu`)).body.data).toMatchObject({ total: 0 });
  expect((await operator.post(`${url}/pin-menunggu`, { pin: '17', user_id: guru.user_id })).body).toMatchObject({
    error: 'perangkat.pin_gone',
  });
  await send({ sn, isi });
  expect(await events()).toHaveLength(2);
  await send({ sn, isi: '88\t2026-11-20 07:09:00\n' });
  expect((await operator.post(`${url}/pin-menunggu`, { pin: '88', user_id: guru.user_id })).body).toMatchObject({
    error: 'perangkat.pin_lain',
  });
});

test('nobody gives a waiting PIN to himself, nor records or discards a line of his own that was set aside', async () => {
  const { organisasi, operator, url, sn } = await sekolah();
  const dian = await given.anggota(organisasi, { role: KODE_PERAN.operator });
  await send({ sn, isi: '777123\t2026-11-20 06:58:01\n' });
  const give = (oleh: typeof operator) => oleh.post(`${url}/pin-menunggu`, { pin: '777123', user_id: dian.user_id });
  expect(await give(as(dian))).toMatchObject({
    status: 433,
    body: { error: 'perangkat.pin_own', message: 'PIN Anda sendiri dipasangkan operator lain atau admin induk' },
  });
  expect(await give(operator)).toMatchObject({ status: 200, body: { data: { tercatat: 1 } } });
  await send({ sn, isi: '777123\t2019-11-20 06:58:01\n' });
  const { data } = (await operator.get(`${url}/ketukan-tertahan`)).body.data as { data: { tertahan_id: number }[] };
  const decide = (oleh: typeof operator, keputusan: string) =>
    oleh.put(`${url}/ketukan-tertahan/${data[0]?.tertahan_id}`, { keputusan, alasan: 'Jam mesin salah' });
  for (const keputusan of ['catat', 'buang'])
    expect((await decide(as(dian), keputusan)).body.error).toBe('presensi.own');
  const sebab = (await operator.get(`${url}/ketukan-tertahan/sebab`)).body.data as { sebab: string }[];
  const semua = { ...sebab[0], alasan: 'Jam mesin salah' };
  expect((await as(dian).post(`${url}/ketukan-tertahan/sebab`, semua)).body.error).toBe('perangkat.tertahan_gone');
  expect((await decide(operator, 'catat')).status).toBe(200);
});

test('what comes late for a machine that is heard from any address waits where it is of an operator', async () => {
  const { organisasi, url, lokasi_presensi_id } = await sekolah();
  const admin = as(await given.orang('admin', organisasi));
  const dian = await given.anggota(organisasi, { role: KODE_PERAN.operator, pin: '205374' });
  const guru = await given.anggota(organisasi, { pin: '17' });
  const sn = `UJI${String(nomorBaru()).padStart(6, '0')}`;
  expect((await admin.post(`${url}/devices`, { nama: 'Ruang guru', nomor_seri: sn, lokasi_presensi_id })).status).toBe(
    201,
  );
  clock.now = new Date(AWAL.getTime() + 2 * 3_600_000);
  const saat = (menit: number) =>
    new Date(clock.now.getTime() + 7 * 3_600_000 - menit * 60_000).toISOString().slice(0, 19).replace('T', ' ');
  const baris = [`205374\t${saat(60)}`, `17\t${saat(60)}`, `205374\t${saat(2)}`];
  await send({ sn, isi: baris.map((one) => `${one}\n`).join('') });
  const rows = await all
    .selectFrom('presensi')
    .select(['user_id', 'sebab_ditinjau'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .orderBy('waktu')
    .orderBy('user_id')
    .execute();
  expect(rows).toEqual([
    { user_id: dian.user_id, sebab_ditinjau: ['mesin_terbuka'] },
    { user_id: guru.user_id, sebab_ditinjau: null },
    { user_id: dian.user_id, sebab_ditinjau: null },
  ]);
});

test('what a machine says of its registrar from before waits for another; all else counts, and the admin hears of it once', async () => {
  const { organisasi, operator, url, lokasi_presensi_id } = await sekolah();
  await all
    .updateTable('anggota')
    .set({ status: STATUS_KEANGGOTAAN.tidak_aktif })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  const orang = await given.orang('admin', organisasi);
  const dian = await given.anggota(organisasi, { role: KODE_PERAN.operator, pin: '205374' });
  const guru = await given.anggota(organisasi, { pin: '17' });
  const sn = `UJI${String(nomorBaru()).padStart(6, '0')}`;
  const isi = { nama: 'Baru', nomor_seri: sn, lokasi_presensi_id };
  const made = await as(dian).post(`${url}/devices`, isi);
  expect(made.status).toBe(201);
  const { perangkat_id } = made.body.data as { perangkat_id: number };
  const kirim = (...baris: string[]) => send({ sn, isi: baris.map((one) => `${one}\n`).join('') });
  const waiting = async () =>
    (
      await all
        .selectFrom('presensi')
        .select(['user_id', 'sebab_ditinjau'])
        .where('organisasi_id', '=', organisasi.organisasi_id)
        .orderBy('waktu')
        .execute()
    ).map(({ user_id, sebab_ditinjau }) => [user_id, sebab_ditinjau]);
  await kirim('205374\t2026-11-19 06:50:00', '17\t2026-11-19 06:51:00');
  await kirim('205374\t2026-11-19 14:05:00');
  clock.now = new Date(AWAL.getTime() + 5 * 60_000);
  await kirim('205374\t2026-11-20 07:12:00');
  const sendiri = [dian.user_id, ['mesin_sendiri']];
  expect(await waiting()).toEqual([sendiri, [guru.user_id, null], sendiri, [dian.user_id, null]]);
  const bells = await all
    .selectFrom('pemberitahuan')
    .select(['judul', 'tautan'])
    .where('user_id', '=', orang.user_id)
    .execute();
  expect(bells).toEqual([
    {
      judul: expect.stringMatching(
        `^1 presensi .+ dari log mesinnya sendiri di ${organisasi.nama} menunggu keputusan Anda$`,
      ),
      tautan: `/organisasi/${organisasi.organisasi_id}/persetujuan?bagian=ditinjau`,
    },
  ]);
  // Another address to speak from is as good as another machine; another name is nothing.
  const change = (lain: object) => as(dian).put(`${url}/devices/${perangkat_id}`, { ...isi, ...lain });
  expect((await change({ nama: 'Lama' })).status).toBe(200);
  await kirim('205374\t2026-11-20 07:13:00');
  expect((await change({ nama: 'Lama', alamat_sumber: ['127.0.0.1'] })).status).toBe(200);
  await kirim('205374\t2026-11-20 07:14:00');
  expect((await waiting()).slice(-2)).toEqual([[dian.user_id, null], sendiri]);
  // Who else sets it up since takes nothing of that away.
  for (const status of [STATUS_RECORD.tidak_aktif, STATUS_RECORD.aktif])
    expect((await as(orang).put(`${url}/devices/${perangkat_id}`, { ...isi, status })).status).toBe(200);
  await kirim('205374\t2026-11-20 07:14:30');
  expect((await waiting()).at(-1)).toEqual(sendiri);
  const antre = async (oleh: typeof operator) =>
    ((await oleh.get(`${url}/persetujuan-menunggu`)).body.data as { ditinjau: number }).ditinjau;
  expect([await antre(as(dian)), await antre(as(orang))]).toEqual([0, 4]);
});

test('a line of the only operator that is set aside is told to the admin, once a day; of others, or where another decides, it is not', async () => {
  const { organisasi, sn } = await sekolah();
  const orang = await given.orang('admin', organisasi);
  const dian = await given.anggota(organisasi, { role: KODE_PERAN.operator, pin: '205374' });
  await given.anggota(organisasi, { pin: '17' });
  const lonceng = () =>
    all.selectFrom('pemberitahuan').select(['judul', 'tautan']).where('user_id', '=', orang.user_id).execute();
  expect((await send({ sn, isi: '205374\t2019-11-20 06:58:01\n' })).status).toBe(200);
  expect(await lonceng()).toEqual([]);
  await all
    .updateTable('anggota')
    .set({ status: STATUS_KEANGGOTAAN.tidak_aktif })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('role', '=', KODE_PERAN.operator)
    .where('user_id', '<>', dian.user_id)
    .execute();
  await send({ sn, isi: '17\t2019-11-20 06:58:02\n' });
  expect(await lonceng()).toEqual([]);
  for (const detik of ['03', '04']) await send({ sn, isi: `205374\t2019-11-20 06:58:${detik}\n` });
  const kabar = (hari: string) => ({
    judul: `Ketukan mesin operator yang tertahan ${hari} menunggu keputusan Anda`,
    tautan: `/organisasi/${organisasi.organisasi_id}/persetujuan?bagian=tertahan`,
  });
  expect(await lonceng()).toEqual([kabar('20-11-2026')]);
  clock.now = new Date('2026-11-21T00:10:00Z');
  await send({ sn, isi: '205374\t2019-11-20 06:58:05\n' });
  expect(await lonceng()).toEqual([kabar('20-11-2026'), kabar('21-11-2026')]);
  clock.now = AWAL;
});

test('times that cannot be, and lines that are none, are set aside and decided with a reason', async () => {
  const { organisasi, operator, url, path, sn, events } = await sekolah();
  await given.anggota(organisasi, { pin: '17', nama: 'Lilis Suryani' });
  await send({ sn });
  for (const menit of [4, 8]) {
    clock.now = new Date(AWAL.getTime() + menit * 60_000);
    await send({ sn, path: '/iclock/getrequest' });
  }
  clock.now = new Date(AWAL.getTime() + 10 * 60_000);
  const isi = '17\t2026-11-21 07:18:00\n17\t2000-01-01 00:00:09\n\u0001\u0000\u00ff rusak\n17\t2026-11-20 07:19:30\n';
  expect(await send({ sn, isi })).toMatchObject({ text: 'OK: 4\n' });
  expect(await events()).toHaveLength(1);
  const { data } = (await operator.get(`${url}/ketukan-tertahan`)).body.data as {
    data: { tertahan_id: number; sebab: string; pin: string | null; baris: string }[];
  };
  const viewer = as(await given.orang('viewer', organisasi));
  const dilihat = (await viewer.get(`${url}/ketukan-tertahan`)).body.data as { data: typeof data };
  expect(dilihat.data.map(({ pin, baris }) => [pin, baris])).toEqual(data.map(() => [null, '']));
  expect(data.map(({ sebab }) => sebab).toSorted()).toEqual(['depan', 'lampau', 'rusak']);
  const idOf = (sebab: string) => data.find((row) => row.sebab === sebab)?.tertahan_id;
  const decide = (sebab: string, keputusan: string) =>
    operator.put(`${url}/ketukan-tertahan/${idOf(sebab)}`, { keputusan, alasan: 'Jam mesin salah' });
  expect((await decide('rusak', 'catat')).body).toMatchObject({ error: 'perangkat.baris_rusak' });
  expect(data.find((row) => row.sebab === 'depan')).toMatchObject({ pin: '17', nama_anggota: 'Lilis Suryani' });
  expect((await decide('depan', 'catat')).body).toMatchObject({ error: 'perangkat.waktu_depan' });
  clock.now = new Date('2026-11-21T00:18:00Z');
  for (const [sebab, keputusan] of [
    ['rusak', 'buang'],
    ['lampau', 'buang'],
    ['depan', 'catat'],
  ] as const)
    expect((await decide(sebab, keputusan)).status).toBe(200);
  expect((await decide('depan', 'catat')).body).toMatchObject({ error: 'perangkat.tertahan_gone' });
  await send({ sn, isi });
  expect(await events()).toHaveLength(2);
  expect((await operator.get(path)).body.data).toMatchObject({ jumlah_tertahan: 0 });
});

test('what cannot be read is bounded: equal lines are counted in one row, those beyond a hundred in another', async () => {
  const { organisasi, operator, url, path, sn, events } = await sekolah();
  await given.anggota(organisasi, { pin: '17' });
  const sampah = Array.from({ length: 60_000 }, (_, n) => `sampah ${n % 50_000}\n`).join('');
  expect(await send({ sn, isi: sampah + PAGI })).toEqual({ status: 200, text: 'OK: 60001\n' });
  expect(await events()).toHaveLength(1);
  type Sebab = { sebab: string; baris: number; jumlah: number; sampai: number; perangkat_id: number };
  const sebab = async () => (await operator.get(`${url}/ketukan-tertahan/sebab`)).body.data as Sebab[];
  expect(await sebab()).toMatchObject([{ sebab: 'rusak', baris: 101, jumlah: 60_000 }]);
  const list = (await operator.get(`${url}/ketukan-tertahan?count=200`)).body.data as { data: { baris: string; jumlah: number; is_lain: boolean }[] }; // prettier-ignore
  expect(list.data.find(({ baris }) => baris === 'sampah 7')).toMatchObject({ jumlah: 2, is_lain: false });
  expect(list.data.filter(({ is_lain }) => is_lain)).toMatchObject([{ jumlah: 59_800 }]);

  clock.now = new Date(AWAL.getTime() + 60_000);
  await send({ sn, isi: 'sampah 7\nlain lagi\n' });
  const [before] = await sebab();
  expect(before).toMatchObject({ baris: 101, jumlah: 60_002, pertama: AWAL.toISOString(), terakhir: clock.now.toISOString() }); // prettier-ignore

  const buang = (fields: object) => operator.post(`${url}/ketukan-tertahan/sebab`, { ...before, alasan: 'Kabel rusak', ...fields }); // prettier-ignore
  expect((await buang({ sebab: 'depan' })).body).toMatchObject({ error: 'perangkat.tertahan_gone' });
  expect((await buang({ alasan: '' })).status).toBe(422);
  expect((await buang({})).body.data).toEqual({ dibuang: 101 });
  expect(await sebab()).toEqual([]);
  // What was discarded stays so, and what is new is told.
  await send({ sn, isi: 'sampah 7\nbaru sama sekali\n' });
  expect(await sebab()).toMatchObject([{ baris: 1, jumlah: 1 }]);
  expect((await operator.get(path)).body.data).toMatchObject({ hit: 1, jumlah_tertahan: 1 });
});

test('a clock that is a day behind is noticed while there is contact, and its drift is told', async () => {
  const { organisasi, operator, path, sn, events } = await sekolah();
  await given.anggota(organisasi, { pin: '17' });
  await send({ sn });
  clock.now = new Date(AWAL.getTime() + 3 * 60_000);
  await send({ sn, isi: '17\t2026-11-20 07:11:00\n' });
  expect((await operator.get(path)).body.data).toMatchObject({ selisih_detik: 120 });
  await all
    .updateTable('perangkat')
    .set({ tersambung_sejak: '2026-11-17T00:00:00Z' })
    .where('nomor_seri', '=', sn)
    .execute();
  await send({ sn, isi: '17\t2026-11-19 07:12:00\n' });
  expect(await events()).toHaveLength(1);
});

test('users, fingers and photos are answered and not kept; a giant body and a flood are refused', async () => {
  const { sn, path, operator } = await sekolah();
  const operlog = await fetch(`http://127.0.0.1:${port}/iclock/cdata?SN=${sn}&table=OPERLOG`, {
    method: 'POST',
    body: 'FP PIN=1\tFID=0\tTMP=abc\n',
  });
  expect(await operlog.text()).toBe('OK\n');
  expect((await operator.get(path)).body.data).toMatchObject({ hit: 0, jumlah_tertahan: 0 });
  // Answered, or the connection ended while it still sends: never taken.
  const giant = await send({ sn, isi: 'x'.repeat(5 * 1024 * 1024) }).catch(() => ({ status: 413 }));
  expect(giant.status).toBe(413);
  const answers: number[] = [];
  for (let n = 0; n < 620; n += 1) answers.push((await send({ sn: 'BANJIR0001', path: '/iclock/ping' })).status);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
});

test('what machines ask for beside that is told not to be here as plain text, and so is a body that is too large', async () => {
  const { sn } = await sekolah();
  for (const [method, path] of [['GET', 'fdata'], ['POST', 'apa-saja'], ['PUT', 'cdata']] as const) {
    const answer = await app.inject({ method, url: `/iclock/${path}?SN=${sn}` });
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([404, 'NOT FOUND\n', 'text/plain; charset=utf-8']);
  }
  const besar = await app.inject({ method: 'POST', url: `/iclock/cdata?SN=${sn}&table=ATTLOG`, payload: Buffer.alloc(5_000_000), headers: { 'content-type': 'text/plain' } });
  expect([besar.statusCode, besar.body]).toEqual([413, 'ERROR\n']);
}); // prettier-ignore
