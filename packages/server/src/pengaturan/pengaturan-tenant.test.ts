import { contract } from '@hadir/contract/contract.generated.ts';
import { expect, test } from 'vitest';
import { hariBuilders } from '../testing/given/given-hari.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock } = server;
const { kantor, scan, tutup } = hariBuilders(server);
clock.now = new Date('2026-11-20T12:00:00Z');

type Tempat = { tenant_id: number; organisasi_id: number };

async function dinas() {
  const satu = await kantor();
  const dua = await kantor({ tenant_id: satu.tenant_id });
  const path = `/tenant/${satu.tenant_id}/pengaturan`;
  const admin = as(await given.orang('admin', satu));
  const orang = [as(await given.orang('operator', satu)), as(await given.orang('operator', dua))] as const;
  const of = (tempat: Tempat, tanggal: string) =>
    admin.get(`/pengaturan/${tempat.organisasi_id}?tanggal=${tanggal}`).then(({ body }) => body.data);
  return { satu, dua, path, admin, orang, of };
}

test('an organisation follows its tenant field by field, but for what it set itself, and back with one call', async () => {
  const { satu, dua, path, admin, orang, of } = await dinas();
  await orang[0].put(`/pengaturan/${satu.organisasi_id}`, { jeda_menit: 12 });
  const ubah = { jeda_menit: 20, luar_radius: 'tinjau', tgl_mulai: '2026-11-25' };
  expect(await admin.put(path, ubah)).toMatchObject({
    status: 200,
    body: { data: { jeda_menit: 20, jumlah_organisasi: 2, sendiri: { jeda_menit: 1 }, dampak: { organisasi: 2 } } },
  });
  expect(await of(satu, '2026-11-24')).toMatchObject({ luar_radius: 'hitung', sendiri: ['jeda_menit'] });
  expect(await of(satu, '2026-11-25')).toMatchObject({
    jeda_menit: 12,
    luar_radius: 'tinjau',
    sendiri: ['jeda_menit'],
    tenant: { jeda_menit: 20 },
  });
  expect(await of(dua, '2026-11-25')).toMatchObject({ jeda_menit: 20, luar_radius: 'tinjau', sendiri: [] });

  await orang[0].put(`/pengaturan/${satu.organisasi_id}`, { ikut: ['jeda_menit'] });
  expect(await of(satu, '2026-11-20')).toMatchObject({ jeda_menit: 5, sendiri: [] });
  expect(await of(satu, '2026-11-25')).toMatchObject({ jeda_menit: 20, sendiri: [] });
});

test('a new organisation begins with what its tenant says', async () => {
  const { satu, path, admin } = await dinas();
  await admin.put(path, { timezone: 'Asia/Jayapura', sandi_min: 10 });
  const { tenant_id } = satu;
  const made = await admin.post('/orgs', { kode_organisasi: `B${tenant_id}`, nama: 'Cabang', tenant_id });
  const { organisasi_id } = made.body.data as { organisasi_id: number };
  expect((await admin.get(`/pengaturan/${organisasi_id}`)).body.data).toMatchObject({
    timezone: 'Asia/Jayapura',
    sandi_min: 10,
    sendiri: [],
  });
});

test('what a change touches is told before: organisations, days that become something else, selfies that go', async () => {
  const { satu, dua, path, admin, orang } = await dinas();
  await orang[1].put(`/pengaturan/${dua.organisasi_id}`, { jeda_menit: 5 });
  const [siti, budi] = [await given.anggota(satu), await given.anggota(dua)];
  for (const one of [siti, budi]) await scan(one, '2026-11-20', '06:50', '07:10');
  await tutup(satu);
  await tutup(dua);
  const swafoto = { tenant_id: satu.tenant_id, jenis: 'foto-presensi', nama: 'x', media_type: 'image/webp', ukuran: 1 };
  const milik = [
    { ...swafoto, organisasi_id: satu.organisasi_id, dibuat_pada: '2026-07-01T00:00:00Z' },
    { ...swafoto, organisasi_id: satu.organisasi_id, dibuat_pada: '2026-11-01T00:00:00Z' },
  ];
  const sha256 = '0'.repeat(64);
  await all
    .insertInto('berkas')
    .values(milik.map((row) => ({ ...row, berkas_id: crypto.randomUUID(), sha256 })))
    .execute();

  const ubah = { jeda_menit: 30, retensi_swafoto_hari: 90, preview: true };
  expect((await admin.put(path, ubah)).body.data).toMatchObject({
    dampak: {
      organisasi: 2,
      berubah: 1,
      contoh: [{ user_id: siti.user_id, tanggal: '2026-11-20' }],
      swafoto: 1,
    },
  });
  expect((await admin.get(path)).body.data).toMatchObject({ jeda_menit: 5, riwayat: [] });
  expect((await admin.put(path, { kop_atas: 'PEMERINTAH KOTA', preview: true })).body.data).toMatchObject({
    dampak: { organisasi: 2, hari: 0, berubah: 0, swafoto: 0 },
  });
});

test('it begins today at the earliest where anybody has a day behind him, and only the tenant’s admin changes it', async () => {
  const { satu, path, admin, orang } = await dinas();
  expect((await admin.put(path, { jeda_menit: 9, tgl_mulai: '2000-01-01' })).status).toBe(200);
  await given.anggota(satu);
  await tutup(satu);
  const kemarin = { jeda_menit: 8, tgl_mulai: '2026-11-19' };
  expect(await admin.put(path, kemarin)).toMatchObject({
    status: 422,
    body: { errors: { tgl_mulai: [expect.anything()] } },
  });
  for (const wrong of [
    { sandi_min: 5 },
    { retensi_swafoto_hari: 29 },
    { kop_atas: 'a\nb\nc\nd' },
    { timezone: 'Europe/Paris' },
  ]) {
    expect((await admin.put(path, wrong)).status, JSON.stringify(wrong)).toBe(422);
  }
  expect((await orang[0].put(path, { jeda_menit: 7 })).status).toBe(403);
  const lain = as(await given.orang('admin', await given.organisasi()));
  expect((await lain.get(path)).status).toBe(404);
  expect((await lain.put(path, { jeda_menit: 7 })).status).toBe(404);
});

test('it touches those whom it changes: not who set the field himself, and nobody where nothing differs', async () => {
  const { satu, path, admin, orang } = await dinas();
  await orang[0].put(`/pengaturan/${satu.organisasi_id}`, { jeda_menit: 7 });
  const touched = async (isi: object) => (await admin.put(path, { ...isi, preview: true })).body.data;
  expect(await touched({ jeda_menit: 10 })).toMatchObject({ dampak: { organisasi: 1 } });
  expect(await touched({ jeda_menit: 5 })).toMatchObject({ dampak: { organisasi: 0 } });
  expect(await touched({ klaim_mundur_hari: 3 })).toMatchObject({ dampak: { organisasi: 2 } });
});

test('at eleven in the evening of Jakarta it begins today, and tomorrow where one of its schools is in Jayapura', async () => {
  const { dua, path, admin, orang } = await dinas();
  clock.now = new Date('2026-11-20T16:00:00Z');
  expect((await admin.get(path)).body.data).toMatchObject({ tgl_paling_cepat: '2026-11-20' });
  expect((await admin.put(path, { jeda_menit: 9 })).body.data).toMatchObject({
    tgl_mulai: '2026-11-20',
    jeda_menit: 9,
  });
  await orang[1].put(`/pengaturan/${dua.organisasi_id}`, { timezone: 'Asia/Jayapura' });
  expect((await admin.get(path)).body.data).toMatchObject({ tgl_paling_cepat: '2026-11-21' });
  clock.now = new Date('2026-11-20T12:00:00Z');
});

test('the tenant’s admin and an operator at once leave what both said', async () => {
  const { satu, path, admin, orang, of } = await dinas();
  const answers = await Promise.all([
    admin.put(path, { luring_maks_jam: 48 }),
    orang[0].put(`/pengaturan/${satu.organisasi_id}`, { jeda_menit: 7 }),
    admin.put(path, { jeda_menit: 9, luar_radius: 'tolak' }),
    orang[0].put(`/pengaturan/${satu.organisasi_id}`, { lokasi_palsu: 'tinjau' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await of(satu, '2026-11-20')).toMatchObject({
    jeda_menit: 7,
    lokasi_palsu: 'tinjau',
    luring_maks_jam: 48,
    luar_radius: 'tolak',
    sendiri: ['jeda_menit', 'lokasi_palsu'],
  });
});

test('a frozen month stays as it was verified, whatever the tenant changes after it', async () => {
  const { satu, path, admin, orang } = await dinas();
  const siti = await given.anggota(satu);
  await scan(siti, '2026-11-20', '06:50', '07:10');
  clock.now = new Date('2026-12-01T12:00:00Z');
  await tutup(satu);
  const verval = `/orgs/${satu.organisasi_id}/presensi/verval-generate`;
  expect((await orang[0].post(verval, { bulan: '2026-11' })).status).toBe(200);
  const november = () =>
    all
      .selectFrom('kehadiran')
      .selectAll()
      .where('organisasi_id', '=', satu.organisasi_id)
      .where('tanggal', '<', '2026-12-01')
      .orderBy('tanggal')
      .execute();
  const before = await november();
  expect(before.length).toBeGreaterThan(0);
  expect((await admin.put(path, { jeda_menit: 60, timezone: 'Asia/Makassar' })).status).toBe(200);
  expect(await november()).toEqual(before);
  clock.now = new Date('2026-11-20T12:00:00Z');
});

test('pengaturan.tenant-detail is asked of whoever reads or changes it', () => {
  const { getPengaturanTenant, changePengaturanTenant } = contract.pengaturanTenant;
  expect([getPengaturanTenant.access, changePengaturanTenant.access]).toEqual([
    'pengaturan.tenant-detail',
    'pengaturan.tenant-detail',
  ]);
});

test('a change goes from its preview to its day: who follows has it from then on, his past stays, who set his own keeps it', async () => {
  const { satu, dua, path, admin, orang } = await dinas();
  await orang[1].put(`/pengaturan/${dua.organisasi_id}`, { jeda_menit: 5 });
  const [siti, budi] = [await given.anggota(satu), await given.anggota(dua)];
  clock.now = new Date('2026-11-20T12:00:00Z');
  const kerja = async (tanggal: string) => {
    for (const one of [siti, budi]) await scan(one, tanggal, '06:50', '07:10');
    await tutup(satu);
    await tutup(dua);
  };
  const hariOf = ({ user_id }: { user_id: number }, tanggal: string) =>
    all
      .selectFrom('kehadiran')
      .select(['jam_masuk', 'jam_pulang', 'status'])
      .where('user_id', '=', user_id)
      .where('tanggal', '=', tanggal)
      .executeTakeFirstOrThrow();
  await kerja('2026-11-20');
  const lampau = await Promise.all([siti, budi].map((one) => hariOf(one, '2026-11-20')));
  expect(lampau.map(({ jam_pulang }) => jam_pulang !== null)).toEqual([true, true]);

  const ubah = { jeda_menit: 30, tgl_mulai: '2026-11-23' };
  const dampakOf = async (isi: object) => (await admin.put(path, { ...isi, preview: true })).body.data;
  expect(await dampakOf(ubah)).toMatchObject({ dampak: { organisasi: 1, berubah: 0 } });
  expect(await dampakOf({ ...ubah, tgl_mulai: '2026-11-20' })).toMatchObject({ dampak: { berubah: 1 } });
  expect((await admin.get(path)).body.data).toMatchObject({ jeda_menit: 5 });
  expect((await admin.put(path, ubah)).status).toBe(200);

  clock.now = new Date('2026-11-23T12:00:00Z');
  expect((await admin.get(path)).body.data).toMatchObject({ jeda_menit: 30 });
  await kerja('2026-11-23');
  const kini = await Promise.all([siti, budi].map((one) => hariOf(one, '2026-11-23')));
  expect(kini.map(({ jam_pulang }) => jam_pulang !== null)).toEqual([false, true]);
  expect(await Promise.all([siti, budi].map((one) => hariOf(one, '2026-11-20')))).toEqual(lampau);
});
