import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { presensiBuilders } from '../testing/given/given-presensi.ts';
import { tempatBuilders } from '../testing/given/given-tempat.ts';
import { nomorBaru } from '../testing/given.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { app, given, as, all, clock, stranger } = await startTestServer();
const { jadwal } = presensiBuilders(all);
const tempat = tempatBuilders(all);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
/** The first of a month that has a table of its own, as has the month before it. */
const [{ awal: AWAL, akhir: AKHIR }] = (
  await sql<{ awal: string; akhir: string }>`select (hadir.bulan_log(now()) + interval '1 month')::date as awal,
    (hadir.bulan_log(now()) + interval '1 month' - interval '1 day')::date as akhir`.execute(all)
).rows as [{ awal: string; akhir: string }];
const at = (tanggal: string, jam: string) => (clock.now = new Date(`${tanggal}T${jam}+07:00`));

async function sekolah() {
  at(AKHIR, '23:50:00');
  const organisasi = await given.organisasi({ timezone: 'Asia/Jakarta' });
  await jadwal(organisasi);
  const { lokasi_presensi_id } = await tempat.lokasi(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}`;
  const events = async () => {
    const { organisasi_id } = organisasi;
    const rows = await all.selectFrom('presensi').select('waktu').where('organisasi_id', '=', organisasi_id).execute();
    return rows.map(({ waktu }) => waktu);
  };
  return { organisasi, operator, url, lokasi_presensi_id, events };
}

test('a machine’s line is one event, also when its place is another zone’s the second time and it falls into another month', async () => {
  const { organisasi, operator, url, lokasi_presensi_id, events } = await sekolah();
  await given.anggota(organisasi, { pin: '17' });
  const sn = `UJI${String(nomorBaru()).padStart(6, '0')}`;
  const made = await operator.post(`${url}/devices`, { nama: 'Gerbang', nomor_seri: sn, lokasi_presensi_id });
  expect(made.status).toBe(201);
  const zona = (timezone: string) =>
    all.updateTable('lokasi_presensi').set({ timezone }).where('lokasi_presensi_id', '=', lokasi_presensi_id).execute();
  const send = (tanggal: string, jam: string) =>
    fetch(`http://127.0.0.1:${port}/iclock/cdata?SN=${sn}&table=ATTLOG&Stamp=77`, {
      method: 'POST',
      body: `17\t${tanggal} ${jam}\t0\t1\t0\t0\n`,
    }).then(async (answer) => (await answer.text()).trim());

  await zona('Asia/Jayapura');
  at(AWAL, '01:00:00');
  // Half past twelve in the east is half past ten of the evening before in the west.
  expect(await send(AWAL, '00:30:00')).toBe('OK: 1');
  await zona('Asia/Jakarta');
  expect(await send(AWAL, '00:30:00')).toBe('OK: 1');
  expect(await events()).toEqual([new Date(`${AWAL}T00:30:00+09:00`).toISOString()]);
  expect(await send(AWAL, '00:31:00')).toBe('OK: 1');
  expect(await events()).toHaveLength(2);
});

test('what a kiosk sends twice is one event, also when it says another time in another month', async () => {
  const { organisasi, operator, url, lokasi_presensi_id, events } = await sekolah();
  await given.anggota(organisasi);
  const { kode_kartu } = await all.selectFrom('anggota').select('kode_kartu')
    .where('organisasi_id', '=', organisasi.organisasi_id).executeTakeFirstOrThrow(); // prettier-ignore
  const made = await operator.post(`${url}/devices`, { jenis: 'kios', nama: 'Lobi', lokasi_presensi_id });
  const { perangkat_id } = made.body.data as { perangkat_id: number };
  const { kode } = (await operator.post(`${url}/devices/${perangkat_id}/pasang`)).body.data as { kode: string };
  const { token } = (await stranger.post('/kios/pasang', { kode })).body.data as { token: string };
  const kunci = randomUUID();
  const send = () =>
    stranger.post('/kios/presensi', { token, kunci, waktu: clock.now.toISOString(), kartu: `hadir:${kode_kartu}` });
  const first = at(AKHIR, '23:59:30').toISOString();
  expect((await send()).status).toBe(201);
  at(AWAL, '00:00:30');
  expect((await send()).status).toBe(201);
  await Promise.all([send(), send()]);
  expect(await events()).toEqual([first]);
});

test('a tap that a phone made offline and sends again after the turn of the month is one event', async () => {
  const { organisasi, url, events } = await sekolah();
  const guru = as(await given.anggota(organisasi));
  const tap = { waktu_klien: at(AKHIR, '23:55:00').toISOString(), selisih_jam: '0', is_luring: '1' };
  const kunci = { 'idempotency-key': randomUUID() };
  at(AKHIR, '23:59:59');
  const first = await guru.form('POST', `${url}/presensi`, tap, kunci);
  expect(first.status).toBe(201);
  at(AWAL, '00:05:00');
  expect((await guru.form('POST', `${url}/presensi`, tap, kunci)).body).toEqual(first.body);
  expect(await events()).toHaveLength(1);
});
