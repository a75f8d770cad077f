import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { app, all, clock } = server;
const office = leaveOffices(server);

type Kalender = { cuti_kalender_id: number; alamat: string };

/** Three members, two of them in one group, each with a day of approved leave. */
async function families() {
  const kantor = await office();
  const { operator, url, organisasi, act } = kantor;
  const { group_id } = (await operator.post(`${url}/groups`, { nama: 'Guru' })).body.data as { group_id: number };
  const [ani, budi, cici] = [
    await kantor.member('Ani, S.Pd.'),
    await kantor.member('Budi'),
    await kantor.member('Cici'),
  ];
  for (const [index, one] of [ani, budi, cici].entries()) {
    await one.grant(12);
    const { cuti_id } = await one.asked(`2026-11-2${index + 4}`);
    await act(operator, cuti_id, 'setuju');
    const { tenant_id, organisasi_id } = organisasi;
    const row = { tenant_id, organisasi_id, user_id: one.user_id, group_id, tgl_mulai: '2020-01-01' };
    if (one !== cici) await all.insertInto('anggota_grup').values(row).execute();
  }
  const subscribe = async (by: typeof operator, isi: string) => {
    const { body } = await by.post(`${url}/cuti/kalender-langganan`, { isi });
    return body.data as Kalender;
  };
  const read = ({ alamat }: Kalender) => app.inject({ url: new URL(alamat).pathname });
  return { ...kantor, ani, budi, subscribe, read };
}
const summaries = (text: string) => [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, words]) => words);

test('each calendar holds whom it says, as whole days that end the day after', async () => {
  const { ani, operator, subscribe, read } = await families();
  const mine = await read(await subscribe(ani.self, 'saya'));
  expect(mine.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(mine.body).toContain('DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:20261125\r\n');
  expect(summaries(mine.body)).toEqual(['Ani\\, S.Pd.: Cuti Tahunan']);
  expect(mine.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  // Of a colleague a member learns that he is away, and not of what.
  expect(summaries((await read(await subscribe(ani.self, 'grup'))).body)).toEqual([
    'Ani\\, S.Pd.: Cuti Tahunan',
    'Budi: tidak masuk',
  ]);
  expect(summaries((await read(await subscribe(operator, 'instansi'))).body)).toHaveLength(3);
});

test('the head of a group reads what kind of leave theirs is once the chain says so, and half days are called so', async () => {
  const { ani, operator, act, url, subscribe, read, organisasi } = await families();
  await all
    .updateTable('grup')
    .set({ kepala_user_id: ani.user_id })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  const kalender = await subscribe(ani.self, 'grup');
  expect(summaries((await read(kalender)).body)).toEqual(['Ani\\, S.Pd.: Cuti Tahunan', 'Budi: tidak masuk']);
  const jenjang = [{ jenis: 'kepala_grup' }];
  expect((await operator.post(`${url}/persetujuan`, { nama: 'Cuti', untuk: 'cuti', jenjang })).status).toBe(201);
  const { cuti_id } = await ani.asked('2026-12-01', '2026-12-01', { setengah_hari: 'pagi' });
  await act(operator, cuti_id, 'setuju');
  expect(summaries((await read(kalender)).body)).toEqual([
    'Ani\\, S.Pd.: Cuti Tahunan',
    'Budi: Cuti Tahunan',
    'Ani\\, S.Pd.: Cuti Tahunan (setengah hari\\, pagi)',
  ]);
});

test('the group of a calendar is that of today where the organisation is, also before seven in the morning', async () => {
  const { ani, budi, subscribe, read, organisasi } = await families();
  await all
    .updateTable('anggota_grup')
    .set({ tgl_selesai: '2026-11-20' })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', budi.user_id)
    .execute();
  const kalender = await subscribe(ani.self, 'grup');
  expect(summaries((await read(kalender)).body)).toHaveLength(2);
  const before = clock.now;
  // 21-11 at 02.30 in Jakarta.
  clock.now = new Date('2026-11-20T19:30:00Z');
  expect(summaries((await read(kalender)).body)).toEqual(['Ani\\, S.Pd.: Cuti Tahunan']);
  clock.now = before;
});

test('another program reads the calendar as it is meant', async () => {
  const { operator, subscribe, read } = await families();
  const { body } = await read(await subscribe(operator, 'instansi'));
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(events.map(({ summary, startDate, endDate }) => [summary, String(startDate), String(endDate)])).toEqual([
    ['Ani, S.Pd.: Cuti Tahunan', '2026-11-24', '2026-11-25'],
    ['Budi: Cuti Tahunan', '2026-11-25', '2026-11-26'],
    ['Cici: Cuti Tahunan', '2026-11-26', '2026-11-27'],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
});

test('a plain member gets no calendar of everybody, and a revoked address answers nothing', async () => {
  const { ani, url, subscribe, read, organisasi } = await families();
  expect((await ani.self.post(`${url}/cuti/kalender-langganan`, { isi: 'instansi' })).status).toBe(403);
  const kalender = await subscribe(ani.self, 'saya');
  await ani.self.delete(`${url}/cuti/kalender-langganan/${kalender.cuti_kalender_id}`);
  expect((await read(kalender)).statusCode).toBe(404);
  expect((await app.inject({ url: '/kalender-cuti/tebakan.ics' })).statusCode).toBe(404);

  const kept = await subscribe(ani.self, 'grup');
  await all
    .updateTable('anggota')
    .set({ status: STATUS_KEANGGOTAAN.tidak_aktif })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', ani.user_id)
    .execute();
  expect((await read(kept)).statusCode).toBe(404);
});

describe('what was taken from its owner closes a calendar of everybody', () => {
  type Families = Awaited<ReturnType<typeof families>>;
  const TAKEN: [string, (at: Families, user_id: number) => Promise<unknown>][] = [
    [
      'the permission',
      ({ organisasi }) => server.given.izin(organisasi.tenant_id, 'operator', 'cuti-ajuan.index', false),
    ],
    [
      'the role',
      (_, user_id) =>
        all.updateTable('anggota').set({ role: KODE_PERAN.user }).where('user_id', '=', user_id).execute(),
    ],
    [
      'the membership',
      (_, user_id) =>
        all.updateTable('keanggotaan').set({ tgl_selesai: '2026-11-19' }).where('user_id', '=', user_id).execute(),
    ],
    [
      'the account',
      (_, user_id) =>
        all.updateTable('users').set({ status: STATUS_USER.tidak_aktif }).where('user_id', '=', user_id).execute(),
    ],
  ];

  test.each(TAKEN)('%s', async (_, take) => {
    const made = await families();
    const second = await server.given.orang('operator', made.organisasi);
    const kalender = await made.subscribe(server.as(second), 'instansi');
    expect((await made.read(kalender)).statusCode).toBe(200);
    await take(made, second.user_id);
    expect((await made.read(kalender)).statusCode).toBe(404);
  });
});
