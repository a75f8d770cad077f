import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { expect, test } from 'vitest';
import { jam, SENIN_JUMAT } from '../../testing/given/given-jadwal.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as } = await startTestServer();
const reguler = { nama: 'Guru', tgl_mulai: '2026-07-01', baris: SENIN_JUMAT };

async function school() {
  const organisasi = await given.organisasi();
  const operator = as(await given.orang('operator', organisasi));
  const admin = as(await given.orang('admin', organisasi));
  return {
    organisasi,
    operator,
    admin,
    url: `/orgs/${organisasi.organisasi_id}/jadwal`,
    urlTenant: `/tenant/${organisasi.tenant_id}/jadwal`,
  };
}
const idOf = (answer: { body: { data: never } }) => (answer.body.data as { jadwal_id: number }).jadwal_id;

test('regular hours show their week beside the norm', async () => {
  const { operator, url } = await school();
  const made = await operator.post(url, reguler);
  expect(made).toMatchObject({
    status: 201,
    body: {
      data: {
        nama: 'Guru',
        tipe_jadwal: TIPE_JADWAL.reguler,
        is_milik_tenant: false,
        berlaku: { tgl_mulai: '2026-07-01', ikut_libur: true, menit_sepekan: 1950 },
        norma_menit: 2250,
        norma_menit_ramadan: 1950,
        dampak: { hari: 0, berubah: 0, pekerjaan_id: [] },
      },
    },
  });
  expect((await operator.get(`${url}/${idOf(made)}`)).body.data).toMatchObject({ nama: 'Guru', versi: [{}] });
  expect((await operator.get(`${url}?tipe_jadwal=${TIPE_JADWAL.shift}`)).body.data).toMatchObject({
    total: 0,
    data: [],
  });
});

test('hours can be given to the whole organisation in the act of making them', async () => {
  const { operator, organisasi, url } = await school();
  const id = idOf(await operator.post(url, { ...reguler, tgl_mulai: '2026-12-01', untuk_semua: true }));
  const { body } = await operator.get(`/orgs/${organisasi.organisasi_id}/jadwal-kerja`);
  expect(body.data).toMatchObject({ data: [{ jadwal_id: id, target: 'organisasi', tgl_mulai: '2026-12-01' }] });
});

test('a shift may end the next day, has one row, ignores holidays unless told, and has no week', async () => {
  const { operator, url } = await school();
  const malam = {
    nama: 'Malam',
    tipe_jadwal: TIPE_JADWAL.shift,
    tgl_mulai: '2026-07-01',
    baris: [jam('22:00', '06:00')],
  };
  expect((await operator.post(url, malam)).body.data).toMatchObject({
    tipe_jadwal: TIPE_JADWAL.shift,
    berlaku: { ikut_libur: false, menit_sepekan: null, baris: [{ hari: 0, jam_pulang: '06:00:00' }] },
  });
  const dua = { ...malam, nama: 'Dua', baris: [jam('22:00', '06:00'), jam('06:00', '14:00')] };
  expect(await operator.post(url, dua)).toMatchObject({
    status: 422,
    body: { errors: { baris: [expect.any(String)] } },
  });
});

test('flexible hours owe a duration that fits into their window', async () => {
  const { operator, url } = await school();
  const fleksibel = (durasi_menit: number | null) => ({
    nama: 'Dosen',
    tipe_jadwal: TIPE_JADWAL.fleksibel,
    tgl_mulai: '2026-07-01',
    baris: [{ hari: 1, jam_masuk: '07:00:00', jam_pulang: '18:00:00', durasi_menit }],
  });
  expect((await operator.post(url, fleksibel(450))).body.data).toMatchObject({ berlaku: { menit_sepekan: 450 } });
  for (const durasi of [null, 661]) {
    expect(await operator.post(url, fleksibel(durasi))).toMatchObject({
      status: 422,
      body: { errors: { 'baris.0.durasi_menit': [expect.any(String)] } },
    });
  }
});

test.each([
  ['a weekday twice', [SENIN_JUMAT[0], SENIN_JUMAT[0]], { 'baris.1.hari': ['Hari ini sudah ada di baris lain'] }],
  [
    'a departure before the arrival',
    [{ hari: 1, jam_masuk: '14:00:00', jam_pulang: '07:00:00' }],
    { 'baris.0.jam_pulang': ['Jam pulang harus setelah jam masuk'] },
  ],
  [
    'a break outside the hours',
    [{ ...SENIN_JUMAT[0], istirahat_selesai: '15:00:00' }],
    { 'baris.0.istirahat_mulai': ['Istirahat harus di antara jam masuk dan jam pulang'] },
  ],
  [
    'a duration on regular hours',
    [{ ...SENIN_JUMAT[0], durasi_menit: 60 }],
    { 'baris.0.durasi_menit': ['Lama kerja hanya untuk jam kerja fleksibel'] },
  ],
])('%s is refused at its field, in the words of the form', async (_, baris, errors) => {
  const { operator, url } = await school();
  expect(await operator.post(url, { ...reguler, baris })).toMatchObject({ status: 422, body: { errors } });
});

test('hours that change from a date on keep what they were before it', async () => {
  const { operator, url } = await school();
  const id = idOf(await operator.post(url, reguler));
  const [senin] = SENIN_JUMAT;
  const changed = await operator.put(`${url}/${id}`, {
    ...reguler,
    nama: 'Guru baru',
    tgl_mulai: '2026-12-01',
    baris: [senin],
  });
  expect(changed.body.data).toMatchObject({
    nama: 'Guru baru',
    berlaku: { tgl_mulai: '2026-07-01', tgl_selesai: '2026-11-30', menit_sepekan: 1950 },
    versi: [{ tgl_mulai: '2026-12-01', menit_sepekan: 390 }, { tgl_mulai: '2026-07-01' }],
  });
});

test('hours put back to what held before take back the plan; a new name alone leaves the plan as it is', async () => {
  const { operator, url } = await school();
  const id = idOf(await operator.post(url, reguler));
  const [senin] = SENIN_JUMAT;
  const mulai = async () =>
    ((await operator.get(`${url}/${id}`)).body.data as { versi: { tgl_mulai: string; tgl_selesai: string | null }[] })
      .versi;
  await operator.put(`${url}/${id}`, { ...reguler, tgl_mulai: '2026-12-01', baris: [senin] });
  const berencana = [
    { tgl_mulai: '2026-12-01', tgl_selesai: null },
    { tgl_mulai: '2026-07-01', tgl_selesai: '2026-11-30' },
  ];
  expect(await mulai()).toMatchObject(berencana);

  expect((await operator.put(`${url}/${id}`, { ...reguler, nama: 'Guru tetap' })).status).toBe(200);
  expect(await mulai()).toMatchObject(berencana);

  expect((await operator.put(`${url}/${id}`, { ...reguler, tgl_mulai: '2026-12-01' })).status).toBe(200);
  expect(await mulai()).toMatchObject([{ tgl_mulai: '2026-07-01', tgl_selesai: null }]);
  expect(await mulai()).toHaveLength(1);
});

test("an organisation uses its tenant's hours and cannot change them; another tenant's do not exist for it", async () => {
  const { operator, admin, url, urlTenant } = await school();
  const id = idOf(await admin.post(urlTenant, { ...reguler, nama: 'Kanwil' }));
  expect((await operator.get(url)).body.data).toMatchObject({ data: [{ nama: 'Kanwil', is_milik_tenant: true }] });
  expect(await operator.put(`${url}/${id}`, reguler)).toMatchObject({
    status: 433,
    body: { error: 'jadwal.tenant_owned' },
  });
  expect(await operator.delete(`${url}/${id}`)).toMatchObject({ status: 433, body: { error: 'jadwal.tenant_owned' } });
  const elsewhere = await school();
  expect((await elsewhere.operator.get(`${elsewhere.url}/${id}`)).status).toBe(404);
  const own = idOf(await operator.post(url, reguler));
  expect((await admin.get(`${urlTenant}/${own}`)).status).toBe(404);
});

test('a tenant has one default, and an organisation cannot make one', async () => {
  const { operator, admin, url, urlTenant } = await school();
  await admin.post(urlTenant, { ...reguler, nama: 'Lama', is_default: true });
  await admin.post(urlTenant, { ...reguler, nama: 'Baru', is_default: true });
  const { body } = await admin.get(`${urlTenant}?sort=nama`);
  expect(body.data).toMatchObject({
    data: [
      { nama: 'Baru', is_default: true },
      { nama: 'Lama', is_default: false },
    ],
  });
  expect(await operator.post(url, { ...reguler, is_default: true })).toMatchObject({ status: 422 });
});

test('hours that were assigned are not deleted; unused ones are', async () => {
  const { operator, organisasi, url } = await school();
  const [used, unused] = [idOf(await operator.post(url, reguler)), idOf(await operator.post(url, reguler))];
  await operator.post(`/orgs/${organisasi.organisasi_id}/jadwal-kerja`, {
    jadwal_id: used,
    target: 'organisasi',
    tgl_mulai: '2026-12-01',
  });
  expect(await operator.delete(`${url}/${used}`)).toMatchObject({ status: 433, body: { error: 'jadwal.in_use' } });
  expect((await operator.delete(`${url}/${unused}`)).status).toBe(200);
  expect((await operator.get(`${url}/${unused}`)).status).toBe(404);
});

test('the tenant sets the norm of its organisations', async () => {
  const { admin, operator, organisasi, url } = await school();
  await operator.post(url, reguler);
  const norma = { norma_menit: 2400, norma_menit_ramadan: 2000 };
  await admin.put(`/tenant/${organisasi.tenant_id}/pengaturan`, norma);
  expect((await operator.get(url)).body.data).toMatchObject({ data: [norma] });
  expect((await operator.get(`/orgs/${organisasi.organisasi_id}/norma-jam-kerja`)).body.data).toEqual(norma);
  expect((await admin.get(`/tenant/${organisasi.tenant_id}/norma-jam-kerja`)).body.data).toEqual(norma);
  const ramadan = await admin.get(`/tenant/${organisasi.tenant_id}/jadwal/ramadan?tahun=2027`);
  expect(ramadan.body.data).toMatchObject([{ tahun_hijriah: 1448, tgl_mulai: '2027-02-08' }]);
});

test('the three types are named, and Ramadan is suggested from the calendar', async () => {
  const { operator, url } = await school();
  expect((await operator.get(`${url}/tipe-jadwal`)).body.data).toEqual([
    { id: 1, nama: 'Reguler' },
    { id: 2, nama: 'Shift' },
    { id: 3, nama: 'Fleksibel' },
  ]);
  expect((await operator.get(`${url}/ramadan?tahun=2026`)).body.data).toEqual([
    { tahun_hijriah: 1447, tgl_mulai: '2026-02-18', tgl_selesai: '2026-03-19' },
  ]);
  expect((await operator.get(`${url}/ramadan?tahun=2030`)).body.data).toHaveLength(2);
});
