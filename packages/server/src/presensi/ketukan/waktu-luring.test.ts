import { expect, test } from 'vitest';
import { getKunciServer } from '../../platform/db/open/kunci-server.queries.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { sessionCookieName } from '../../platform/http/access/session-cookie.ts';
import { signingIn } from '../../testing/sign-in.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, db, deps, clock, openSesi } = server;
const { password_hash, masukDi } = await signingIn(server);
const { jadwal } = presensiBuilders(all);

const at = (jam: string) => (clock.now = new Date(`2026-11-20T${jam}+07:00`));
const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const offline = (fields: Record<string, string> = {}) => ({
  waktu_klien: clock.now.toISOString(),
  is_luring: '1',
  ...fields,
});

/** A school whose day begins at 07:00, and one of its members with his phone. */
async function school() {
  const organisasi = await given.organisasi();
  await jadwal(organisasi);
  const member = await given.anggota(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}`;
  const phoneOf = (orang: { user_id: number }) => {
    const { get, form } = as(orang);
    return {
      contact: async () => (await get(`${url}/presensi/lastPresensi`)).headers['hadir-waktu'] ?? '',
      send: (fields: Record<string, string>) => form('POST', `${url}/presensi`, fields, key()),
    };
  };
  const why = async () => {
    const { body } = await as(member).get(`${url}/presensi/lastPresensi`);
    return (body.data as { hari: { kalimat: string[] } }).hari.kalimat.join(' ');
  };
  const held = async () =>
    ((await operator.get(`${url}/presensi/ditinjau`)).body.data as { data: { sebab: string[] }[] }).data;
  return { member, organisasi, url, phoneOf, phone: phoneOf(member), why, held };
}

const counted = (jam: string) => ({
  status: 201,
  body: { data: { presensi: { jam, is_luring: true, is_ditinjau: false }, hari: { status: 'hadir' } } },
});
const waits = (jam: string) => ({
  status: 201,
  body: { data: { presensi: { jam, is_luring: true, is_ditinjau: true }, hari: { status: 'terbuka' } } },
});

test('a tap made offline counts as long after the signed time as its device counted, whatever its clock says', async () => {
  const { phone } = await school();
  at('06:50:00');
  const waktu_bertanda = await phone.contact();
  at('09:00:00');
  const fields = { waktu_bertanda, jeda_ms: String(8 * 60_000), waktu_klien: '2026-11-20T05:00:00Z' };
  expect(await phone.send(offline(fields))).toMatchObject(counted('06:58:00'));
});

test('a difference of clocks that the device only asserts makes no tap earlier unseen: it waits for review', async () => {
  const { phone, why, held } = await school();
  at('07:20:00');
  expect(await phone.send(offline({ selisih_jam: String(-24 * 60_000) }))).toMatchObject(waits('06:56:00'));
  expect(await held()).toMatchObject([{ sebab: ['jam'] }]);
  expect(await why()).toContain(
    'Presensi pukul 06:56:00 dari ponsel atau peramban tidak dihitung: masih menunggu tinjauan operator, sebab diambil luring tanpa jam yang dapat dipastikan.',
  );
});

test('a tap that an earlier version of the app had queued is kept, and waits for review', async () => {
  const { phone } = await school();
  at('09:00:00');
  const queued = { waktu_klien: '2026-11-19T23:55:00Z', selisih_jam: '1000', is_luring: '1', is_lokasi_palsu: '0' };
  expect(await phone.send(queued)).toMatchObject(waits('06:55:01'));
});

test.each<[string, (own: string, others: string) => Record<string, string>]>([
  ['is missing', () => ({ jeda_ms: '0' })],
  ['comes without what was counted since', (own) => ({ waktu_bertanda: own })],
  ['is no signature at all', () => ({ waktu_bertanda: 'x', jeda_ms: '0' })],
  ['has a signature of another length', (own) => ({ waktu_bertanda: own.slice(0, -4), jeda_ms: '0' })],
  [
    'was made earlier than it was signed',
    (own) => ({ waktu_bertanda: own.replace(/^\d+/, (ms) => String(Number(ms) - 3_600_000)), jeda_ms: '0' }),
  ],
  ['was signed for another person', (_own, others) => ({ waktu_bertanda: others, jeda_ms: '0' })],
])('a tap whose signed time %s waits for review', async (_how, proofOf) => {
  const { phone, phoneOf, organisasi } = await school();
  const other = await given.anggota(organisasi);
  at('06:50:00');
  const proof = proofOf(await phone.contact(), await phoneOf(other).contact());
  at('07:20:00');
  const fields = offline({ ...proof, waktu_klien: '2026-11-19T23:50:00Z' });
  expect(await phone.send(fields)).toMatchObject(waits('06:50:00'));
});

test('a signed time of another session of the same person is as good as none', async () => {
  const { phone, phoneOf, member } = await school();
  at('06:50:00');
  const waktu_bertanda = await phoneOf(member).contact();
  at('07:20:00');
  const fields = offline({ waktu_bertanda, jeda_ms: '0', waktu_klien: '2026-11-19T23:50:00Z' });
  expect(await phone.send(fields)).toMatchObject(waits('06:50:00'));
});

/** What a session is known to have been in contact at is written after the answer. */
async function untilNoted({ user_id }: { user_id: number }) {
  const lastContact = async () => {
    const { terakhir_pada } = await all
      .selectFrom('sesi')
      .select(({ fn }) => fn.max('terakhir_pada').as('terakhir_pada'))
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    return new Date(terakhir_pada);
  };
  await expect.poll(lastContact).toEqual(clock.now);
}

test('one who keeps a signed time and goes on using the app cannot claim it later', async () => {
  const { member, phone, held, why } = await school();
  at('06:55:00');
  const waktu_bertanda = await phone.contact();
  at('07:10:00');
  await phone.contact();
  await untilNoted(member);
  at('07:20:00');
  expect(await phone.send(offline({ waktu_bertanda, jeda_ms: '60000' }))).toMatchObject(waits('06:56:00'));
  expect(await held()).toMatchObject([{ sebab: ['tersambung'] }]);
  expect(await why()).toContain('sebab perangkatnya tersambung sesudah jam itu tetapi baru mengirimnya kemudian');
});

test.each<[string, (other: ReturnType<typeof as>, member: { user_id: number }) => Promise<unknown>]>([
  ['which goes on', (other, member) => other.get('/me').then(() => untilNoted(member))],
  ['which he then ends by logging out', (other) => other.get('/logout')],
])('a silent session cannot claim a time at which its person used another, %s', async (_how, use) => {
  const { member, phone, held } = await school();
  at('06:50:00');
  const other = as(member);
  await other.get('/me');
  at('06:55:00');
  const waktu_bertanda = await phone.contact();
  at('07:10:00');
  await use(other, member);
  at('07:20:00');
  expect(await phone.send(offline({ waktu_bertanda, jeda_ms: '60000' }))).toMatchObject(waits('06:56:00'));
  expect(await held()).toMatchObject([{ sebab: ['tersambung'] }]);
});

test('a silent session cannot claim a time at which its person used a browser where another then signed in', async () => {
  const { member, phone, organisasi, held } = await school();
  const friend = await given.akun({ tenant_id: organisasi.tenant_id, password_hash });
  at('06:55:00');
  const waktu_bertanda = await phone.contact();
  const shared = { [sessionCookieName(deps.publicUrl)]: await openSesi(member) };
  at('07:10:00');
  await masukDi(shared, friend.username);
  at('07:20:00');
  expect(await phone.send(offline({ waktu_bertanda, jeda_ms: '60000' }))).toMatchObject(waits('06:56:00'));
  expect(await held()).toMatchObject([{ sebab: ['tersambung'] }]);
});

test('one who comes back into contact and sends at once is believed', async () => {
  const { phone } = await school();
  at('06:55:00');
  const waktu_bertanda = await phone.contact();
  at('07:19:30');
  await phone.contact();
  at('07:20:00');
  expect(await phone.send(offline({ waktu_bertanda, jeda_ms: '60000' }))).toMatchObject(counted('06:56:00'));
});

test('a tap made online counts when it arrives, whatever it brings', async () => {
  const { phone } = await school();
  at('06:55:00');
  const waktu_bertanda = await phone.contact();
  at('07:20:00');
  const fields = { waktu_klien: '2026-11-19T23:56:00Z', selisih_jam: '-1440000', waktu_bertanda, jeda_ms: '60000' };
  expect(await phone.send(fields)).toMatchObject({
    status: 201,
    body: { data: { presensi: { jam: '07:20:00', is_luring: false }, hari: { terlambat_menit: 20 } } },
  });
});

test.each([
  ['06:59:58', '07:00:03', false],
  ['06:59:40', '07:00:10', true],
])('a tap made online at %s that arrives at %s counts at the press', async (pressed, arrived, is_luring) => {
  const { phone } = await school();
  at('06:55:00');
  const waktu_bertanda = await phone.contact();
  const begun = clock.now.getTime();
  at(pressed);
  const press = { waktu_klien: clock.now.toISOString(), jeda_ms: String(clock.now.getTime() - begun) };
  at(arrived);
  expect(await phone.send({ waktu_bertanda, ...press })).toMatchObject({
    status: 201,
    body: { data: { presensi: { jam: pressed, is_luring, is_ditinjau: false }, hari: { terlambat_menit: 0 } } },
  });
});

test.each([
  ['jeda_ms', { jeda_ms: Number.MAX_SAFE_INTEGER }],
  ['selisih_jam', { jeda_ms: 0, selisih_jam: Number.MIN_SAFE_INTEGER }],
])('no clock is off by more than a century: %s', async (name, fields) => {
  const { phone, member, url } = await school();
  at('07:20:00');
  const waktu_bertanda = await phone.contact();
  const waktu_klien = clock.now.toISOString();
  for (const is_luring of [false, true])
    expect(
      await as(member).post(`${url}/presensi`, { waktu_bertanda, waktu_klien, is_luring, ...fields }, key()),
    ).toMatchObject({
      status: 422,
      body: { errors: { [name]: expect.anything() } },
    });
});

test('time does not count backwards', async () => {
  const { phone } = await school();
  at('07:20:00');
  const fields = offline({ waktu_bertanda: await phone.contact(), jeda_ms: '-1440000' });
  expect(await phone.send(fields)).toMatchObject({ status: 422, body: { errors: { jeda_ms: expect.anything() } } });
});

test('every server on a database signs with the same key, which no table shows', async () => {
  expect(deps.kunciWaktu).toHaveLength(48);
  expect(await getKunciServer(db, 'waktu')).toEqual(deps.kunciWaktu);
  const read = db.withSchema('hadir').selectFrom('kunci_server' as never);
  await expect(read.selectAll().execute()).rejects.toThrow('permission denied');
});
