import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { expect, test } from 'vitest';
import { scheduling, SENIN_JUMAT } from '../../testing/given/given-jadwal.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all } = server;
const { closeDays, daysOf } = scheduling(server);

/** A school with hours made, nobody working by them, two members of whom one is in a group. */
async function school() {
  const organisasi = await given.organisasi();
  const operator = as(await given.orang('operator', organisasi));
  const [guru, staf] = [await given.anggota(organisasi), await given.anggota(organisasi)];
  const url = `/orgs/${organisasi.organisasi_id}`;
  const makeJadwal = async (nama: string) => {
    const { body } = await operator.post(`${url}/jadwal`, { nama, tgl_mulai: '2020-01-01', baris: SENIN_JUMAT });
    return (body.data as { jadwal_id: number }).jadwal_id;
  };
  const { group_id } = (await operator.post(`${url}/groups`, { nama: 'Staf' })).body.data as { group_id: number };
  const join = (anggota: typeof staf) =>
    all
      .insertInto('anggota_grup')
      .values({ ...anggota, group_id, tgl_mulai: '2020-01-01' })
      .execute();
  await join(staf);
  const berlaku = async (user_id: number, tanggal = '2026-11-20') =>
    (await operator.get(`${url}/jadwal/berlaku?user_id=${user_id}&tanggal=${tanggal}`)).body.data;
  return { organisasi, operator, guru, staf, group_id, join, url, makeJadwal, berlaku };
}

test('who works when: the nearer layer wins, and the ones that lost are told in their order', async () => {
  const { operator, url, guru, staf, group_id, makeJadwal, berlaku } = await school();
  const [umum, grup, sendiri] = [await makeJadwal('Umum'), await makeJadwal('Grup'), await makeJadwal('Sendiri')];
  const masa = { tgl_mulai: '2026-12-01' };
  await operator.post(`${url}/jadwal-kerja`, { ...masa, jadwal_id: umum, target: 'organisasi' });
  const many = await operator.post(`${url}/set-jadwal-group`, { ...masa, jadwal_id: grup, group_id: [group_id] });
  expect(many).toMatchObject({ status: 201, body: { data: { data: [{ nama_grup: 'Staf', target: 'grup' }] } } });
  await operator.post(`${url}/set-jadwal-user`, { ...masa, jadwal_id: sendiri, user_id: [staf.user_id] });

  expect(await berlaku(staf.user_id, '2026-12-01')).toMatchObject({
    is_anggota: true,
    berlaku: { lapisan: 'jadwal-anggota', nama: 'Sendiri' },
    kalah: [
      { lapisan: 'jadwal-grup', nama: 'Grup' },
      { lapisan: 'jadwal-organisasi', nama: 'Umum' },
    ],
    jam: { jam_masuk: '07:00:00', jam_pulang: '14:00:00', is_lewat_tengah_malam: false },
    libur: null,
  });
  expect(await berlaku(guru.user_id, '2026-12-01')).toMatchObject({ berlaku: { nama: 'Umum' }, kalah: [] });
  expect(await berlaku(guru.user_id, '2026-11-30')).toMatchObject({ berlaku: null, libur: { sebab: 'tanpa_jadwal' } });
});

test('several groups and members are given it in one act, which first tells whom a future change concerns', async () => {
  const { operator, organisasi, url, guru, staf, group_id, makeJadwal, berlaku } = await school();
  const other = await given.anggota(organisasi, { nama: 'Ani' });
  const gone = await given.anggota(organisasi, { nama: 'Sudah keluar' });
  await all.updateTable('keanggotaan').set({ tgl_selesai: '2026-06-30' }).where('user_id', '=', gone.user_id).execute();
  const body = {
    jadwal_id: await makeJadwal('Malam'),
    tgl_mulai: '2027-01-04',
    group_id: [group_id],
    user_id: [other.user_id, gone.user_id],
  };
  const preview = await operator.post(`${url}/set-jadwal-group`, { ...body, preview: true });
  const { dampak } = preview.body.data as { dampak: { hari: number; bagi: { anggota: number; nama: string[] } } };
  expect(dampak).toMatchObject({ hari: 0, bagi: { anggota: 2 } });
  expect(dampak.bagi.nama).toContain('Ani');
  expect(await berlaku(other.user_id, '2027-01-04')).toMatchObject({ berlaku: null });

  const made = await operator.post(`${url}/set-jadwal-group`, body);
  expect(made.body.data).toMatchObject({
    data: [{ target: 'grup' }, { target: 'anggota' }, { target: 'anggota' }],
    dampak: { bagi: null },
  });
  for (const { user_id } of [staf, other]) {
    expect(await berlaku(user_id, '2027-01-04')).toMatchObject({ berlaku: { nama: 'Malam' } });
  }
  expect(await berlaku(guru.user_id, '2027-01-04')).toMatchObject({ berlaku: null });
});

test('a bounded assignment overrides an open one and ends by itself', async () => {
  const { operator, url, guru, makeJadwal, berlaku } = await school();
  const [biasa, ramadan] = [await makeJadwal('Biasa'), await makeJadwal('Ramadan')];
  const masa = { target: 'organisasi', tgl_mulai: '2027-02-08' };
  await operator.post(`${url}/jadwal-kerja`, { ...masa, jadwal_id: ramadan, tgl_selesai: '2027-03-09' });
  await operator.post(`${url}/jadwal-kerja`, { ...masa, jadwal_id: biasa });
  expect(await berlaku(guru.user_id, '2027-03-09')).toMatchObject({ berlaku: { nama: 'Ramadan' } });
  expect(await berlaku(guru.user_id, '2027-03-10')).toMatchObject({ berlaku: { nama: 'Biasa' } });
});

test('a member asks only for himself', async () => {
  const { url, guru, staf } = await school();
  const me = as(guru);
  expect((await me.get(`${url}/jadwal/berlaku?user_id=${guru.user_id}&tanggal=2026-11-20`)).status).toBe(200);
  expect((await me.get(`${url}/jadwal/berlaku?user_id=${staf.user_id}&tanggal=2026-11-20`)).status).toBe(404);
});

test("a member's days off are told with why", async () => {
  const { operator, url, guru, makeJadwal } = await school();
  await operator.post(`${url}/jadwal-kerja`, {
    jadwal_id: await makeJadwal('Umum'),
    target: 'organisasi',
    tgl_mulai: '2026-12-01',
  });
  await operator.post(`${url}/hari-libur`, { nama: 'Hari jadi', tgl_mulai: '2026-12-04' });
  const { body } = await as(guru).get(`${url}/jadwal/libur?tgl_awal=2026-12-03&tgl_akhir=2026-12-06`);
  expect(body.data).toEqual([
    { tanggal: '2026-12-04', sebab: 'hari_libur', nama: 'Hari jadi' },
    { tanggal: '2026-12-05', sebab: 'hari_bebas', nama: null },
    { tanggal: '2026-12-06', sebab: 'hari_bebas', nama: null },
  ]);
});

test('an assignment from today on judges today again in the same call', async () => {
  const { operator, organisasi, url, guru, makeJadwal } = await school();
  await closeDays(organisasi);
  const answer = await operator.post(`${url}/jadwal-kerja`, {
    jadwal_id: await makeJadwal('Umum'),
    target: 'organisasi',
    tgl_mulai: '2026-11-20',
  });
  expect(answer.body.data).toMatchObject({ dampak: { berubah: 3, pekerjaan_id: [] } });
  expect((await daysOf(guru)).map(({ tanggal, status }) => [tanggal, status])).toEqual([
    ['2026-11-16', 'libur'],
    ['2026-11-17', 'libur'],
    ['2026-11-18', 'libur'],
    ['2026-11-19', 'libur'],
    ['2026-11-20', 'terbuka'],
  ]);
});

test('a change of the past is shown before it is applied, refused unless declared, and then applied', async () => {
  const { operator, organisasi, url, guru, makeJadwal } = await school();
  await closeDays(organisasi);
  const change = { jadwal_id: await makeJadwal('Umum'), target: 'organisasi', tgl_mulai: '2026-11-18' };
  const before = await daysOf(guru);

  const preview = await operator.post(`${url}/jadwal-kerja`, { ...change, preview: true });
  expect(preview).toMatchObject({ status: 200, body: { message: 'Pratinjau: belum ada yang disimpan' } });
  const { dampak } = preview.body.data as { dampak: { berubah: number; contoh: object[] } };
  expect(dampak.berubah).toBe(9);
  expect(dampak.contoh).toContainEqual(
    expect.objectContaining({
      user_id: guru.user_id,
      tanggal: '2026-11-18',
      sebelum: expect.objectContaining({ status: 'libur' }),
      sesudah: expect.objectContaining({ status: 'absen' }),
    }),
  );
  expect(await daysOf(guru)).toEqual(before);
  expect((await operator.get(`${url}/jadwal-kerja`)).body.data).toMatchObject({ total: 0 });
  const log = await all
    .selectFrom('log_aktivitas')
    .select('kegiatan')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  expect(log.map(({ kegiatan }) => kegiatan)).not.toContain('Menetapkan jadwal kerja');

  expect(await operator.post(`${url}/jadwal-kerja`, change)).toMatchObject({
    status: 433,
    body: { error: 'jadwal.changes_past', details: { hari: 6 } },
  });
  expect(await daysOf(guru)).toEqual(before);

  expect((await operator.post(`${url}/jadwal-kerja`, { ...change, koreksi: true })).status).toBe(201);
  expect((await daysOf(guru)).map(({ status }) => status)).toEqual(['libur', 'libur', 'absen', 'absen', 'terbuka']);
});

test('ending an assignment from tomorrow on is no correction, though it began in the past', async () => {
  const { operator, organisasi, url, guru, makeJadwal } = await school();
  const jadwal_id = await makeJadwal('Umum');
  const { body } = await operator.post(`${url}/jadwal-kerja`, {
    jadwal_id,
    target: 'organisasi',
    tgl_mulai: '2020-01-01',
  });
  const { settingJadwal_id, konfigurasi_jadwal_id } = body.data as {
    settingJadwal_id: number;
    konfigurasi_jadwal_id: number;
  };
  expect(konfigurasi_jadwal_id).toBe(jadwal_id);
  await closeDays(organisasi);
  const before = await daysOf(guru);
  const ended = await operator.put(`${url}/jadwal-kerja/${settingJadwal_id}`, {
    jadwal_id,
    tgl_mulai: '2020-01-01',
    tgl_selesai: '2026-11-20',
  });
  expect(ended).toMatchObject({ status: 200, body: { data: { tgl_selesai: '2026-11-20', dampak: { berubah: 0 } } } });
  expect(await daysOf(guru)).toEqual(before);
  expect(await operator.delete(`${url}/jadwal-kerja/${settingJadwal_id}`)).toMatchObject({ status: 433 });
  expect((await operator.delete(`${url}/jadwal-kerja/${settingJadwal_id}`, { koreksi: true })).status).toBe(200);
  expect((await daysOf(guru)).every(({ status }) => status === 'libur')).toBe(true);
});

test('many days are judged again in the background, with progress', async () => {
  const { operator, organisasi, url, guru, makeJadwal } = await school();
  for (let more = 0; more < 60; more += 1) await given.anggota(organisasi);
  await closeDays(organisasi);
  const { body } = await operator.post(`${url}/jadwal-kerja`, {
    jadwal_id: await makeJadwal('Umum'),
    target: 'organisasi',
    tgl_mulai: '2026-11-16',
    koreksi: true,
  });
  const { dampak } = body.data as { dampak: { hari: number; pekerjaan_id: string[] } };
  expect(dampak).toMatchObject({ hari: 63 * 5, pekerjaan_id: [expect.any(String)] });
  await expect
    .poll(async () => (await operator.get(`${url}/hitung-ulang`)).body.data)
    .toMatchObject([{ pekerjaan_id: dampak.pekerjaan_id[0], status: 'selesai', selesai: 63, total: 63 }]);
  expect((await daysOf(guru)).map(({ status }) => status)).toEqual(['absen', 'absen', 'absen', 'absen', 'terbuka']);
});

test('what does not fit together is refused', async () => {
  const { operator, url, guru, makeJadwal } = await school();
  const elsewhere = await school();
  const jadwal_id = await makeJadwal('Umum');
  const masa = { jadwal_id, tgl_mulai: '2026-12-01' };
  const refused = async (fields: object, field: string) => {
    const { status, body } = await operator.post(`${url}/jadwal-kerja`, { ...masa, ...fields });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  };
  await refused({ target: 'anggota' }, 'user_id');
  await refused({ target: 'organisasi', group_id: 1 }, 'group_id');
  await refused({ target: 'organisasi', tgl_selesai: '2026-11-30' }, 'tgl_selesai');
  await refused({ target: 'organisasi', jadwal_id: await elsewhere.makeJadwal('Lain') }, 'jadwal_id');
  const foreign = await operator.post(`${url}/set-jadwal-user`, {
    ...masa,
    user_id: [guru.user_id, elsewhere.guru.user_id],
  });
  expect(foreign).toMatchObject({ status: 422, body: { error: 'input.unknown_reference' } });
});

test("a tenant's default judges the organisations that have nothing of their own", async () => {
  const { organisasi, guru, berlaku } = await school();
  const admin = as(await given.orang('admin', organisasi));
  await closeDays(organisasi);
  const made = { nama: 'Bawaan', tgl_mulai: '2026-11-20', baris: SENIN_JUMAT, is_default: true };
  expect((await admin.post(`/tenant/${organisasi.tenant_id}/jadwal`, made)).status).toBe(201);
  expect(await berlaku(guru.user_id)).toMatchObject({ berlaku: { lapisan: 'bawaan-tenant', nama: 'Bawaan' } });
  expect((await daysOf(guru)).at(-1)).toMatchObject({ status: 'terbuka', lapisan: 'bawaan-tenant' });
});

test('nobody gives himself other hours for days that have passed, also among others; of a group he is one of many', async () => {
  const { organisasi, url, guru, makeJadwal, group_id, join } = await school();
  const dian = await given.anggota(organisasi, { role: KODE_PERAN.operator });
  await join(dian);
  await closeDays(organisasi);
  const jadwal_id = await makeJadwal('Umum');
  const own = { status: 433, body: { error: 'jadwal.own' } };
  const give = (tgl_mulai: string, user_id: number[], tgl_selesai: string | null = null) =>
    as(dian).post(`${url}/set-jadwal-user`, { jadwal_id, user_id, tgl_mulai, tgl_selesai, koreksi: true });
  expect(await give('2026-11-18', [guru.user_id, dian.user_id])).toMatchObject(own);
  expect((await give('2026-11-18', [guru.user_id])).status).toBe(201);
  const besok = await give('2026-11-20', [dian.user_id]);
  expect(besok.status).toBe(201);
  const [{ settingJadwal_id } = { settingJadwal_id: 0 }] = (besok.body.data as { data: { settingJadwal_id: number }[] })
    .data;
  const path = `${url}/jadwal-kerja/${settingJadwal_id}`;
  const change = { jadwal_id, status: STATUS_RECORD.aktif, tgl_selesai: null, koreksi: true };
  expect(await as(dian).put(path, { ...change, tgl_mulai: '2026-11-18' })).toMatchObject(own);
  const grup = { jadwal_id, group_id: [group_id], tgl_mulai: '2026-11-18', koreksi: true };
  expect((await as(dian).post(`${url}/set-jadwal-group`, grup)).status).toBe(201);
  expect((await daysOf(dian)).map(({ status }) => status)).toContain('absen');
  // It began in the past by now, and is ended from tomorrow on.
  expect((await as(dian).put(path, { ...change, tgl_mulai: '2026-11-20', tgl_selesai: '2026-11-20' })).status).toBe(
    200,
  );
});

test('hours that only he has, or a group of one, are his own; who is alone at a place sets its hours', async () => {
  const { organisasi, url, makeJadwal } = await school();
  const dian = await given.anggota(organisasi, { role: KODE_PERAN.operator });
  const milik = as(dian);
  const solo = (await milik.post(`${url}/groups`, { nama: 'Solo' })).body.data as { group_id: number };
  const sejak = { tgl_mulai: '2026-11-18', koreksi: true };
  expect((await milik.post(`${url}/users-plot`, { user_ids: [dian.user_id], ...solo, ...sejak })).status).toBe(201);
  await closeDays(organisasi);
  const own = { status: 433, body: { error: 'jadwal.own' } };
  const jadwal_id = await makeJadwal('Umum');
  const give = { jadwal_id, group_id: [solo.group_id], ...sejak };
  expect(await milik.post(`${url}/set-jadwal-group`, give)).toMatchObject(own);
  const besok = { ...give, tgl_mulai: '2026-11-20' };
  expect((await milik.post(`${url}/set-jadwal-group`, besok)).status).toBe(201);
  expect((await daysOf(dian)).map(({ status }) => status)).not.toContain('absen');

  const lain = await given.organisasi({ tenant_id: organisasi.tenant_id });
  const seorang = await given.anggota(lain, { role: KODE_PERAN.operator });
  await closeDays(lain);
  const di = `/orgs/${lain.organisasi_id}`;
  const jam = { nama: 'Umum', tgl_mulai: '2020-01-01', baris: SENIN_JUMAT };
  const made = (await as(seorang).post(`${di}/jadwal`, jam)).body.data as { jadwal_id: number };
  const semua = { jadwal_id: made.jadwal_id, target: 'organisasi', ...sejak };
  expect((await as(seorang).post(`${di}/jadwal-kerja`, semua)).status).toBe(201);
  expect((await daysOf(seorang)).map(({ status }) => status)).toContain('absen');
});

test('whose past days a correction makes others is told once, by whom, how many and from when to when; nobody of what is tried or to come', async () => {
  const { organisasi, url, guru, staf, makeJadwal, group_id, join } = await school();
  const dian = await given.anggota(organisasi, { role: KODE_PERAN.operator, nama: 'Dian Puspita' });
  await join(dian);
  await closeDays(organisasi);
  const jadwal_id = await makeJadwal('Umum');
  const give = (tgl_mulai: string, lain: object = {}) =>
    as(dian).post(`${url}/set-jadwal-group`, { jadwal_id, group_id: [group_id], tgl_mulai, ...lain });
  expect((await give('2026-11-20')).status).toBe(201);
  expect((await give('2026-11-18', { preview: true })).status).toBe(200);
  const bells = () =>
    all
      .selectFrom('pemberitahuan')
      .select(['user_id', 'judul', 'tautan'])
      .where('user_id', 'in', [guru.user_id, staf.user_id, dian.user_id])
      .execute();
  expect(await bells()).toEqual([]);
  expect((await give('2026-11-18', { koreksi: true })).status).toBe(201);
  await expect.poll(bells, { timeout: 20_000 }).toEqual([
    {
      user_id: staf.user_id,
      judul: 'Dian Puspita mengoreksi jadwal kerja: 2 hari Anda berubah, 18-11-2026 s.d. 19-11-2026',
      tautan: `${url.replace('/orgs', '/organisasi')}/riwayat-hadir-user?from=2026-11-18&to=2026-11-19`,
    },
  ]);
  const sel = ['2026-11-18', '2026-11-19'].flatMap((tanggal) =>
    [guru, staf].map(({ user_id }) => ({ user_id, tanggal, jadwal_id: null })),
  );
  expect((await as(dian).post(`${url}/jadwal-shift`, { sel, koreksi: true })).status).toBe(201);
  const judul = 'Dian Puspita mengoreksi jadwal shift: 2 hari Anda berubah, 18-11-2026 s.d. 19-11-2026';
  await expect
    .poll(async () => (await bells()).at(-1), { timeout: 20_000 })
    .toMatchObject({ user_id: staf.user_id, judul });
  // The teacher’s days were off already.
  expect((await bells()).map(({ user_id }) => user_id)).toEqual([staf.user_id, staf.user_id]);
});
