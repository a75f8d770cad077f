import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { jam, scheduling } from '../../testing/given/given-jadwal.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock } = server;
const { jadwal } = presensiBuilders(all);
const { closeDays } = scheduling(server);
const office = leaveOffices(server);

const PAGI = '2026-11-30T23:05:00Z';

/** 3 December; every night from 22:00 to 06:00. Ani came on the evening of 30 November and left at 06:05 on 1 December. */
async function hospital(pulang: object) {
  clock.now = new Date('2026-12-03T02:00:00Z');
  const organisasi = await given.organisasi({ dibuat_pada: '2026-11-30T00:00:00Z' });
  await jadwal(organisasi, { jam_masuk: '22:00', jam_pulang: '06:00' });
  const ani = await given.anggota(organisasi, { nama: 'Ani' });
  const { tenant_id, organisasi_id } = organisasi;
  const of = { tenant_id, organisasi_id, user_id: ani.user_id, timezone: 'Asia/Jakarta' };
  const record = async (isi: object) => {
    const event = { ...of, sumber: 'ponsel', waktu: PAGI, diterima_pada: PAGI, ...isi };
    const { presensi_id } = await all.insertInto('presensi').values(event).returning('presensi_id').executeTakeFirstOrThrow(); // prettier-ignore
    return presensi_id;
  };
  await record({ waktu: '2026-11-30T14:55:00Z', diterima_pada: '2026-11-30T14:55:00Z' });
  const presensi_id = await record(pulang);
  await closeDays(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi_id}/presensi`;
  const listed = async (bulan: string, jenis: string) =>
    (await operator.get(`${url}/verval-hambatan?bulan=${bulan}&jenis=${jenis}`)).body.data;
  return { of, operator, url, presensi_id, listed };
}

test('a departure of the last night that is held hinders the month of that night, until it is decided, and no other', async () => {
  const { operator, url, presensi_id, listed } = await hospital({ is_ditinjau: true, sebab_ditinjau: ['tempat'] });
  const november = { data: [{ tanggal: '2026-11-30', sampai: '2026-11-30', hari: 1, nomor: presensi_id }], total: 1 };
  expect(await listed('2026-11', 'tinjauan')).toMatchObject(november);
  expect(await listed('2026-12', 'tinjauan')).toMatchObject({ total: 0 });
  await operator.post(`${url}/update/status`, { presensi_id: [presensi_id], tindakan: 'hitung' });
  expect(await listed('2026-11', 'tinjauan')).toMatchObject({ total: 0 });
});

test('a request with a selfie for the departure of the last night hinders the month of that night, and no other', async () => {
  const { of, presensi_id, listed } = await hospital({ is_ditinjau: true, sumber: 'manual' });
  const { presensi_manual_id } = await all
    .insertInto('presensi_manual')
    .values({
      tenant_id: of.tenant_id,
      organisasi_id: of.organisasi_id,
      user_id: of.user_id,
      presensi_id,
      tanggal: '2026-12-01',
      status: STATUS_PRESENSI_MANUAL.diajukan,
      keterangan: 'Ponsel mati',
    })
    .returning('presensi_manual_id')
    .executeTakeFirstOrThrow();
  expect(await listed('2026-11', 'swafoto')).toMatchObject({
    data: [{ tanggal: '2026-11-30', nomor: presensi_manual_id }],
    total: 1,
  });
  expect(await listed('2026-12', 'swafoto')).toMatchObject({ total: 0 });
});

test('a departure of the last night that came after the month was frozen waits in that month', async () => {
  const { of, operator, url, listed } = await hospital({ sumber: 'mesin' });
  const { body } = await operator.post(`${url}/verval-generate`, { bulan: '2026-11' });
  expect(body).toMatchObject({ code: 200 });
  const event = { ...of, sumber: 'mesin', waktu: '2026-11-30T23:07:00Z', diterima_pada: '2026-12-03T02:30:00Z' };
  const { presensi_id } = await all.insertInto('presensi').values(event).returning('presensi_id').executeTakeFirstOrThrow(); // prettier-ignore
  clock.now = new Date('2026-12-03T03:00:00Z');
  await closeDays(of);
  expect(await listed('2026-11', 'susulan')).toMatchObject({ data: [{ nomor: presensi_id }], total: 1 });
});

test('the departure of a night is no work on the leave that begins that morning', async () => {
  clock.now = new Date('2026-11-20T02:00:00Z');
  const { organisasi, operator, url, member, act } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  const made = await operator.post(`${url}/jadwal`, {
    nama: 'Malam',
    tipe_jadwal: TIPE_JADWAL.shift,
    tgl_mulai: '2020-01-01',
    baris: [jam('22:00', '06:00')],
  });
  const { jadwal_id } = made.body.data as { jadwal_id: number };
  const sel = [{ user_id: ani.user_id, tanggal: '2026-11-25', jadwal_id }];
  expect((await operator.post(`${url}/jadwal-shift`, { sel })).status).toBe(201);
  const { cuti_id } = await ani.asked('2026-11-26');
  await act(operator, cuti_id, 'setuju');
  const { tenant_id, organisasi_id } = organisasi;
  const of = { tenant_id, organisasi_id, user_id: ani.user_id, timezone: 'Asia/Jakarta', sumber: 'mesin' };
  const record = (waktu: string) =>
    all
      .insertInto('presensi')
      .values({ ...of, waktu, diterima_pada: waktu })
      .execute();
  await record('2026-11-25T14:55:00Z');
  await record('2026-11-25T23:05:00Z');
  clock.now = new Date('2026-12-03T02:00:00Z');
  await closeDays(organisasi);
  const asked = async () => (await operator.get(`${url}/presensi/verval-hambatan?jenis=masuk_saat_cuti`)).body.data;
  expect(await asked()).toMatchObject({ total: 0 });
});
