import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { expect, test } from 'vitest';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { nomorBaru } from '../../testing/given.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { app, given, as, all, clock } = await startTestServer();
const { jadwal } = presensiBuilders(all);
const tempat = tempatBuilders(all);
const AWAL = new Date('2026-11-20T00:10:00Z');
const menit = (n: number) => void (clock.now = new Date(AWAL.getTime() + n * 60_000));

/** A school in Makassar with an active machine that has reported. */
async function sekolah() {
  menit(0);
  const organisasi = await given.organisasi({ timezone: 'Asia/Makassar' });
  await jadwal(organisasi);
  const { lokasi_presensi_id } = await tempat.lokasi(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}`;
  const sn = `PRT${String(nomorBaru()).padStart(6, '0')}`;
  const made = await operator.post(`${url}/devices`, { nama: 'Gerbang', nomor_seri: sn, lokasi_presensi_id });
  const { perangkat_id } = made.body.data as { perangkat_id: number };
  const path = `${url}/devices/${perangkat_id}/perintah`;
  const ask = async () => (await app.inject(`/iclock/getrequest?SN=${sn}`)).body;
  const send = async (at: string, payload: string) =>
    (await app.inject({ method: 'POST', url: `/iclock/${at}`, payload, headers: { 'content-type': 'text/plain' } }))
      .body;
  const answer = (payload: string) => send(`devicecmd?SN=${sn}`, payload);
  const order = (isi: object) => operator.post(path, isi);
  const list = async () => ((await operator.get(path)).body.data as { data: { kelompok: string }[] }).data;
  const idOf = (line: string) => /^C:(\d+):/.exec(line)?.[1] ?? '';
  return { organisasi, operator, url, sn, path, perangkat_id, ask, send, answer, order, list, idOf };
}

test('what is asked of a machine waits until it asks, is handed over once, and stands as it answered', async () => {
  const { ask, answer, order, list, idOf } = await sekolah();
  expect(await ask()).toBe('OK\n');
  expect((await order({ jenis: 'jam' })).status).toBe(201);
  expect((await order({ jenis: 'jam' })).body.error).toBe('perangkat.perintah_menunggu');
  expect(await list()).toMatchObject([{ jenis: 'jam', jumlah: 1, menunggu: 1, dijawab_pada: null }]);

  const line = await ask();
  // 20 November 2026, 08:10:00 in Makassar.
  expect(line).toMatch(
    new RegExp(`^C:\\d+:SET OPTION DateTime=${((26 * 12 + 10) * 31 + 19) * 86_400 + 8 * 3600 + 600}\\n$`),
  );
  expect(await ask()).toBe('OK\n');
  expect(await list()).toMatchObject([{ terkirim: 1, menunggu: 0 }]);
  expect(await answer(`ID=${idOf(line)}&Return=0&CMD=SET\n`)).toBe('OK\n');
  expect(await list()).toMatchObject([{ selesai: 1, dijawab_pada: expect.any(String) }]);
});

test('names and PINs of the members in force go one by one, some of them refused by the machine', async () => {
  const { organisasi, operator, path, ask, answer, order, list, idOf } = await sekolah();
  expect((await order({ jenis: 'kirim_nama' })).body.error).toBe('perangkat.tanpa_pin');
  await given.anggota(organisasi, { nama: 'Ani', pin: '17' });
  await given.anggota(organisasi, { nama: 'Budi', pin: '18' });
  await given.anggota(organisasi, { nama: 'Cici', pin: '19', status: STATUS_KEANGGOTAAN.tidak_aktif });
  await given.anggota(organisasi, { nama: 'Dodi' });
  await order({ jenis: 'kirim_nama' });
  const lines = (await ask()).trim().split('\n');
  expect(lines.map((line) => line.replace(/^C:\d+:/, ''))).toEqual([
    'DATA UPDATE USERINFO PIN=17\tName=Ani',
    'DATA UPDATE USERINFO PIN=18\tName=Budi',
  ]);
  await order({ jenis: 'jam' });
  const page = await operator.get(`${path}?count=1`);
  expect(page.body.data, 'several commands that were asked for together are one').toMatchObject({
    total: 2,
    data: [{ jenis: 'jam' }],
  });
  const [ani = '', budi = ''] = lines.map(idOf);
  await answer(`ID=${ani}&Return=0&CMD=DATA\r\nID=${budi}&Return=-1004&CMD=DATA\r\n`);
  expect(await list()).toMatchObject([{ jenis: 'jam' }, { jenis: 'kirim_nama', jumlah: 2, selesai: 1, gagal: 1 }]);
});

test('one that is not answered is handed over again, three times; a restart only once', async () => {
  const { ask, order, list } = await sekolah();
  await order({ jenis: 'hapus_pin', pin: '17' });
  const line = await ask();
  expect(line).toMatch(/^C:\d+:DATA DELETE USERINFO PIN=17\n$/);
  for (const at of [11, 22]) {
    menit(at);
    expect(await ask()).toBe(line);
  }
  menit(33);
  expect(await ask()).toBe('OK\n');
  expect(await list()).toMatchObject([{ jenis: 'hapus_pin', pin: '17', gagal: 1 }]);

  await order({ jenis: 'mulai_ulang' });
  expect(await ask()).toMatch(/REBOOT\n$/);
  menit(44);
  expect(await ask()).toBe('OK\n');
  expect(await list()).toMatchObject([{ jenis: 'mulai_ulang', gagal: 1 }, { jenis: 'hapus_pin' }]);
});

test('what the machine has not taken can be taken back; what it has taken cannot', async () => {
  const { operator, path, ask, order, list } = await sekolah();
  await order({ jenis: 'mulai_ulang' });
  const [{ kelompok } = { kelompok: '' }] = await list();
  expect((await operator.delete(`${path}/${kelompok}`)).body.data).toMatchObject({ batal: 1, menunggu: 0 });
  expect(await ask()).toBe('OK\n');
  expect((await operator.delete(`${path}/${kelompok}`)).body.error).toBe('perangkat.perintah_gone');
});

test('lines that were asked for again may come late: those that were lost become events, none is twice', async () => {
  const { organisasi, sn, send, ask, order } = await sekolah();
  await given.anggota(organisasi, { pin: '17' });
  await all
    .updateTable('perangkat')
    .set({ tersambung_sejak: '2026-11-10T00:00:00Z', terakhir_terlihat: AWAL.toISOString() })
    .where('nomor_seri', '=', sn)
    .execute();
  const attlog = (...lines: string[]) => send(`cdata?SN=${sn}&table=ATTLOG&Stamp=9`, `${lines.join('\n')}\n`);
  const events = () =>
    all.selectFrom('presensi').select('waktu').where('organisasi_id', '=', organisasi.organisasi_id).execute();
  await attlog('17\t2026-11-18 07:01:00');
  expect(await events()).toHaveLength(0);

  expect((await order({ jenis: 'kirim_ulang' })).body.errors).toHaveProperty('from');
  expect((await order({ jenis: 'kirim_ulang', from: '2026-11-21' })).body.errors).toHaveProperty('from');
  expect((await order({ jenis: 'kirim_ulang', from: '2026-11-18', to: '2026-11-17' })).body.errors).toHaveProperty(
    'to',
  );
  await order({ jenis: 'kirim_ulang', from: '2026-11-18', to: '2026-11-19' });
  expect(await ask()).toContain('DATA QUERY ATTLOG StartTime=2026-11-18 00:00:00\tEndTime=2026-11-19 23:59:59\n');
  const lagi = ['17\t2026-11-19 07:02:00', '17\t2026-11-19 14:02:00'];
  expect(await attlog(...lagi)).toBe('OK: 2\n');
  await attlog(...lagi);
  expect(await events()).toHaveLength(2);
  await attlog('17\t2026-11-17 07:02:00');
  expect(await events(), 'a day that nobody asked for').toHaveLength(2);
});

test('only an active machine is given orders, its own alone, by its own operators', async () => {
  const { operator, url, perangkat_id, path, ask, answer, order, list, idOf } = await sekolah();
  const lain = await sekolah();
  await order({ jenis: 'jam' });
  expect(await lain.ask()).toBe('OK\n');
  const line = await ask();
  await lain.answer(`ID=${idOf(line)}&Return=0&CMD=SET\n`);
  expect(await list()).toMatchObject([{ terkirim: 1, selesai: 0 }]);
  await answer('bukan jawaban\nID=999999999&Return=0&CMD=X\n');
  expect(await list()).toMatchObject([{ terkirim: 1 }]);

  expect((await lain.operator.get(path)).status).toBe(404);
  expect((await lain.operator.post(`${lain.url}/devices/${perangkat_id}/perintah`, { jenis: 'jam' })).status).toBe(404);
  expect((await as(await given.pemantau(lain.organisasi)).post(lain.path, { jenis: 'jam' })).status).toBe(403);
  await operator.put(`${url}/devices/${perangkat_id}/status`, {
    status: STATUS_RECORD.tidak_aktif,
    keterangan: 'Rusak',
  });
  expect((await order({ jenis: 'mulai_ulang' })).body.error).toBe('perangkat.tidak_didengar');
  expect(await ask()).toBe('UNKNOWN DEVICE\n');
});

test('a tenant’s admin, who is no member there, commands a machine too', async () => {
  const { organisasi, path } = await sekolah();
  const admin = as(await given.orang('admin', organisasi));
  expect(await admin.post(path, { jenis: 'jam' })).toMatchObject({ status: 201, body: { data: { jenis: 'jam' } } });
  expect((await admin.post(path, { jenis: 'hapus_pin', pin: '17' })).status).toBe(201);
});
