import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { expect, test } from 'vitest';
import { scheduling } from '../testing/given/given-jadwal.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, clock } = server;
const { closeDays } = scheduling(server);
clock.now = new Date('2026-11-20T02:00:00Z');

async function kantor() {
  const organisasi = await given.organisasi();
  const operator = as(await given.orang('operator', organisasi));
  const path = `/pengaturan/${organisasi.organisasi_id}`;
  const on = async (tanggal: string) => (await operator.get(`${path}?tanggal=${tanggal}`)).body.data;
  return { organisasi, operator, path, on };
}

test('a change holds from today, and the days before keep the settings that they were judged by', async () => {
  const { operator, path, on } = await kantor();
  expect((await operator.put(path, { timezone: 'Asia/Makassar', jeda_menit: 10 })).body.data).toMatchObject({
    timezone: 'Asia/Makassar',
    jeda_menit: 10,
    luar_radius: 'hitung',
    tgl_mulai: '2026-11-20',
  });
  expect(await on('2026-11-19')).toMatchObject({ timezone: 'Asia/Jakarta', jeda_menit: 5, tgl_selesai: '2026-11-19' });
  expect((await operator.put(path, { jeda_menit: 15 })).body.data).toMatchObject({ jeda_menit: 15 });
  expect(await on('2026-11-20')).toMatchObject({ riwayat: [{ jeda_menit: 15 }, { jeda_menit: 5 }] });
});

test('a change can be planned, and a later one today leaves the plan in place', async () => {
  const { operator, path, on } = await kantor();
  await operator.put(path, { luar_radius: 'tolak', tgl_mulai: '2027-01-01' });
  await operator.put(path, { jeda_menit: 20 });
  expect(await on('2026-12-31')).toMatchObject({ luar_radius: 'hitung', jeda_menit: 20, tgl_selesai: '2026-12-31' });
  expect(await on('2027-01-01')).toMatchObject({ luar_radius: 'tolak', tgl_selesai: null });
});

test('an organisation that is being set up settles its past, until the first past day is judged', async () => {
  const { organisasi, operator, path, on } = await kantor();
  const semula = { timezone: 'Asia/Jayapura', tgl_mulai: '2000-01-01' };
  expect((await operator.put(path, semula)).status).toBe(200);
  expect(await on('2026-03-01')).toMatchObject({ timezone: 'Asia/Jayapura' });
  await closeDays(organisasi);
  expect((await operator.put(path, semula)).status).toBe(422);
});

test('a judged day that is past, and a value out of range, are refused', async () => {
  const { organisasi, operator, path } = await kantor();
  await closeDays(organisasi);
  for (const [wrong, field] of [
    [{ jeda_menit: 5, tgl_mulai: '2026-11-19' }, 'tgl_mulai'],
    [{ jeda_menit: 121 }, 'jeda_menit'],
    [{ timezone: 'Europe/Paris' }, 'timezone'],
    [{ luar_radius: 'abaikan' }, 'luar_radius'],
    [{ lokasi_palsu: 'abaikan' }, 'lokasi_palsu'],
  ] as const) {
    expect(await operator.put(path, wrong)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.anything() } },
    });
  }
});

test('two operators at once leave one history without gap or overlap', async () => {
  const { organisasi, operator, path, on } = await kantor();
  const other = as(await given.orang('operator', organisasi));
  const answers = await Promise.all([
    operator.put(path, { jeda_menit: 7 }),
    other.put(path, { luring_maks_jam: 48 }),
    operator.put(path, { luar_radius: 'tinjau', tgl_mulai: '2026-12-01' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await on('2026-11-20')).toMatchObject({ jeda_menit: 7, luring_maks_jam: 48 });
  const { riwayat } = (await on('2026-12-01')) as unknown as { riwayat: object[] };
  expect(riwayat).toHaveLength(3);
});

test('the same under POST pengaturan, for one’s own organisation only', async () => {
  const { organisasi, operator } = await kantor();
  const { organisasi_id } = organisasi;
  expect(await operator.post('/pengaturan', { organisasi_id, jeda_menit: 8 })).toMatchObject({
    status: 201,
    body: { data: { organisasi_id, jeda_menit: 8 } },
  });
  const foreign = await given.organisasi();
  const stolen = { organisasi_id: foreign.organisasi_id, jeda_menit: 8 };
  expect((await operator.post('/pengaturan', stolen)).status).toBe(404);
  const asUser = await given.organisasi({ tenant_id: organisasi.tenant_id });
  const { user_id, tenant_id } = await given.anggota(asUser);
  await given.anggota(organisasi, { user_id, role: KODE_PERAN.operator });
  expect(
    (await as({ user_id, tenant_id }).post('/pengaturan', { organisasi_id: asUser.organisasi_id, jeda_menit: 8 }))
      .status,
  ).toBe(403);
});

test.each([
  ['once the day before is over by the clock that there was, though not yet in UTC', '18:00', 'Asia/Jayapura', '21'],
  ['not while it is still the day before by the clock that there was', '15:30', 'Asia/Jakarta', '20'],
])('a zone that is to begin on a day holds at the door %s', async (_, jam, timezone, tanggal) => {
  const semula = clock.now;
  clock.now = new Date(`2026-11-20T${jam}:00Z`);
  const { organisasi, operator, path } = await kantor();
  const berlaku = await operator.put(path, { timezone: 'Asia/Jayapura', tgl_mulai: '2026-11-21' });
  expect(berlaku.status).toBe(200);
  const { body } = await operator.get(`/dashboard/orgs/${organisasi.organisasi_id}`);
  expect(body.data).toMatchObject({ timezone, tanggal: `2026-11-${tanggal}` });
  clock.now = semula;
});
