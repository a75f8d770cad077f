import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { toDayNumber } from '@hadir/rules/waktu/tanggal.ts';
import { expect, test } from 'vitest';
import { presensiBuilders } from '../testing/given/given-presensi.ts';
import { scheduling } from '../testing/given/given-jadwal.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all } = server;
const presensi = presensiBuilders(all);
const { closeDays, daysOf } = scheduling(server);

async function school() {
  const organisasi = await given.organisasi();
  const guru = await given.anggota(organisasi);
  return {
    organisasi,
    guru,
    operator: as(await given.orang('operator', organisasi)),
    admin: as(await given.orang('admin', organisasi)),
    url: `/orgs/${organisasi.organisasi_id}/hari-libur`,
    urlTenant: `/tenant/${organisasi.tenant_id}/hari-libur`,
  };
}

test('a holiday of one date turns the day, which was judged already, and back when it goes', async () => {
  const { organisasi, guru, operator, url } = await school();
  await presensi.jadwal(organisasi);
  await closeDays(organisasi);
  const libur = { nama: 'Wafat pendiri', tgl_mulai: '2026-11-19' };
  expect(await operator.post(url, libur)).toMatchObject({ status: 433, body: { error: 'jadwal.changes_past' } });
  const made = await operator.post(url, { ...libur, koreksi: true });
  expect(made).toMatchObject({
    status: 201,
    body: { data: { jenis: 'organisasi', tgl_selesai: '2026-11-19', dampak: { berubah: 2 } } },
  });
  expect((await daysOf(guru)).map(({ status }) => status)).toEqual(['absen', 'absen', 'absen', 'libur', 'terbuka']);

  const { hari_libur_id } = made.body.data as { hari_libur_id: number };
  expect((await operator.delete(`${url}/${hari_libur_id}?koreksi=true`)).status).toBe(200);
  expect((await daysOf(guru)).map(({ status }) => status)).toEqual(['absen', 'absen', 'absen', 'absen', 'terbuka']);
});

test("a tenant's holiday holds for its organisations, who cannot change it", async () => {
  const { operator, admin, url, urlTenant } = await school();
  const { body } = await admin.post(urlTenant, { nama: 'HAB', tgl_mulai: '2027-01-03' });
  const { hari_libur_id } = body.data as { hari_libur_id: number };
  expect((await operator.get(`${url}/${hari_libur_id}`)).body.data).toMatchObject({
    nama: 'HAB',
    is_milik_tenant: true,
  });
  expect(await operator.put(`${url}/${hari_libur_id}`, { nama: 'X', tgl_mulai: '2027-01-03' })).toMatchObject({
    status: 433,
    body: { error: 'hari_libur.tenant_owned' },
  });
  const changed = await admin.put(`${urlTenant}/${hari_libur_id}`, {
    nama: 'HAB',
    tgl_mulai: '2027-01-03',
    status: STATUS_RECORD.tidak_aktif,
  });
  expect(changed.body.data).toMatchObject({ status: STATUS_RECORD.tidak_aktif, jenis: 'tenant' });
  expect((await operator.get(`${url}?status=${STATUS_RECORD.tidak_aktif}&tahun=2027`)).body.data).toMatchObject({
    total: 1,
  });
});

test('a holiday of the tenant says before what it does in which of its organisations', async () => {
  const { organisasi, admin, urlTenant } = await school();
  const lain = await given.organisasi({ tenant_id: organisasi.tenant_id, nama: 'SD Kedua' });
  await given.anggota(lain);
  for (const one of [organisasi, lain]) {
    await presensi.jadwal(one);
    await closeDays(one);
  }
  const libur = { nama: 'Milad', tgl_mulai: '2026-11-19', preview: true };
  const { dampak } = (await admin.post(urlTenant, libur)).body.data as { dampak: Dampak };
  expect(dampak.per_instansi).toMatchObject(
    [
      { nama: organisasi.nama, anggota: 2, berubah: 2 },
      { nama: 'SD Kedua', anggota: 1, berubah: 1 },
    ].toSorted((a, b) => a.nama.localeCompare(b.nama)),
  );
  expect(dampak.per_instansi?.reduce((sum, { hari }) => sum + hari, 0)).toBe(dampak.hari);
});

test('a year is synchronised from the decree once, as often as it is asked', async () => {
  const { operator, url } = await school();
  const first = await operator.post(`${url}/sinkron`, { tahun: 2026 });
  expect(first.body.data).toMatchObject({
    ditambah: 23,
    diperbarui: 0,
    dihapus: 0,
    keputusan: expect.stringContaining('1497'),
  });
  expect((await operator.post(`${url}/sinkron`, { tahun: 2026 })).body.data).toMatchObject({
    ditambah: 0,
    diperbarui: 0,
  });
  const { data } = (await operator.get(`${url}?tahun=2026&count=100`)).body.data as {
    data: { tgl_mulai: string; tgl_selesai: string }[];
  };
  const dates = data.map(({ tgl_mulai, tgl_selesai }) =>
    tgl_mulai === tgl_selesai ? tgl_mulai : `${tgl_mulai}..${tgl_selesai}`,
  );
  expect(dates).toEqual(
    expect.arrayContaining(['2026-03-19', '2026-03-21..2026-03-22', '2026-03-23..2026-03-24', '2026-12-24']),
  );
});

test.each([
  [2025, 17, 11],
  [2026, 17, 8],
])(
  'the table of %i has %i holidays and %i days of cuti bersama, as the decree counts them',
  async (tahun, nasional, bersama) => {
    const rows = await all.selectFrom('libur_nasional').selectAll().where('tahun', '=', tahun).execute();
    const days = (jenis: string) =>
      rows
        .filter((row) => row.jenis === jenis)
        .reduce((sum, row) => sum + toDayNumber(row.tgl_selesai) - toDayNumber(row.tgl_mulai) + 1, 0);
    expect([days('nasional'), days('cuti bersama')]).toEqual([nasional, bersama]);
  },
);

test('an organisation does not get twice what its tenant has synchronised', async () => {
  const { operator, admin, url, urlTenant } = await school();
  await admin.post(`${urlTenant}/sinkron`, { tahun: 2025 });
  expect((await operator.post(`${url}/sinkron`, { tahun: 2025 })).body.data).toMatchObject({
    ditambah: 0,
    dilewati: 25,
  });
});

test('a year without a published decree says so', async () => {
  const { operator, url } = await school();
  expect(await operator.post(`${url}/sinkron`, { tahun: 2031 })).toMatchObject({
    status: 433,
    body: { error: 'hari_libur.no_decree', message: expect.stringContaining('2031 belum ada') },
  });
});

test('a super admin extends and corrects the table, and the next synchronisation brings it', async () => {
  const { operator, url, organisasi } = await school();
  const superAdmin = as(await given.orang('super_admin', organisasi));
  const hari = [
    { nama: 'Tahun Baru 2027 Masehi', jenis: 'nasional', tgl_mulai: '2027-01-01' },
    { nama: 'Idulfitri', jenis: 'nasional', tgl_mulai: '2027-03-10' },
  ];
  const decree = { nomor: 'Keputusan Bersama Nomor 1', hari };
  expect((await superAdmin.put('/libur-nasional/2027', decree)).status).toBe(200);
  await operator.post(`${url}/sinkron`, { tahun: 2027 });

  const corrected = [{ ...hari[1], nama: 'Idulfitri 1448 Hijriah', tgl_selesai: '2027-03-11' }];
  await superAdmin.put('/libur-nasional/2027', { ...decree, hari: corrected });
  expect((await operator.post(`${url}/sinkron`, { tahun: 2027 })).body.data).toMatchObject({
    diperbarui: 1,
    dihapus: 1,
  });
  expect((await operator.get(`${url}?tahun=2027`)).body.data).toMatchObject({
    total: 1,
    data: [{ nama: 'Idulfitri 1448 Hijriah', tgl_selesai: '2027-03-11' }],
  });
  expect((await operator.put('/libur-nasional/2027', decree)).status).toBe(403);
  expect(
    await superAdmin.put('/libur-nasional/2027', { ...decree, hari: [{ ...hari[0], tgl_mulai: '2026-01-01' }] }),
  ).toMatchObject({ status: 422 });
});

test('only cuti bersama can draw on the leave balance', async () => {
  const { operator, url } = await school();
  const libur = { nama: 'Cuti bersama', tgl_mulai: '2027-05-01', is_potong_saldo: true };
  expect((await operator.post(url, { ...libur, jenis: 'cuti bersama' })).body.data).toMatchObject({
    is_potong_saldo: true,
  });
  expect(await operator.post(url, libur)).toMatchObject({ status: 422 });
});
