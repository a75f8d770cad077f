import { expect, test } from 'vitest';
import { openDb } from '../../platform/db/open/open-db.ts';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { closeHari } from './close-hari.ts';
import { closeHariTask } from './close-hari-task.ts';

const server = await startTestServer();
const { given, as, all, db, deps, url, clock } = server;
const { kantor, scan } = hariBuilders(server);
const { daysOf } = scheduling(server);

/** Work is due from 07:00 to 14:00, and the window ends at 18:00. */
const JUMAT = '2026-11-20';
const at = (jam: string, tanggal = JUMAT) => {
  clock.now = new Date(`${tanggal}T${jam}+07:00`);
  return clock.now;
};
const run = () => closeHariTask.run(deps, clock.now);

async function office(fields: Parameters<typeof kantor>[0] = {}) {
  const organisasi = await kantor(fields);
  const member = await given.anggota(organisasi);
  const statusOn = async (tanggal: string) => (await daysOf(member)).find((day) => day.tanggal === tanggal)?.status;
  return { organisasi, member, statusOn };
}

test('a work day without an event is open to the last second of its window, and absen after it', async () => {
  at('18:00:00');
  const { statusOn } = await office();
  await run();
  expect(await statusOn(JUMAT)).toBe('terbuka');
  at('18:00:01');
  await run();
  expect(await statusOn(JUMAT)).toBe('absen');
});

test('where a machine’s data is waited for, a day closes only when it could have arrived', async () => {
  at('08:00:00');
  const { organisasi, member, statusOn } = await office();
  const operator = as(await given.orang('operator', organisasi));
  const path = `/pengaturan/${organisasi.organisasi_id}`;
  expect((await operator.put(path, { tunggu_data_jam: 24 })).body.data).toMatchObject({ tunggu_data_jam: 24 });
  expect((await operator.put(path, { tunggu_data_jam: 400 })).status).toBe(422);

  at('18:00:00', '2026-11-21');
  await run();
  expect(await statusOn(JUMAT)).toBe('terbuka');
  const late = await given.anggota(organisasi);
  await scan(late, JUMAT, '06:58');
  at('18:00:01', '2026-11-21');
  await run();
  expect(await statusOn(JUMAT)).toBe('absen');
  expect((await daysOf(late)).find(({ tanggal }) => tanggal === JUMAT)?.status).toBe('hadir');
  expect((await daysOf(member)).filter(({ tanggal }) => tanggal === JUMAT)).toHaveLength(1);
});

test('twice, or days late, comes to the same', async () => {
  at('20:00:00', '2026-11-17');
  const inTime = await office();
  for (const tanggal of ['2026-11-17', '2026-11-18', '2026-11-19', JUMAT]) {
    at('20:00:00', tanggal);
    await run();
    await run();
  }
  const { tenant_id, organisasi_id } = inTime.organisasi;
  const late = await given.anggota({ tenant_id, organisasi_id });
  await run();
  expect(await daysOf(late)).toEqual(await daysOf(inTime.member));
  expect((await daysOf(late)).map(({ tanggal, status }) => [tanggal, status])).toEqual(
    ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', JUMAT].map((tanggal) => [tanggal, 'absen']),
  );
});

test('two servers at once leave each member one day a date, while he taps', async () => {
  at('20:00:00');
  const { organisasi, member } = await office();
  const { tenant_id, organisasi_id } = organisasi;
  for (let n = 0; n < 30; n += 1) await given.anggota(organisasi);
  const other = openDb(url, { connections: 4 });
  const one = { tenant_id, organisasi_id, timezone: 'Asia/Jakarta' } as const;
  await Promise.all([
    closeHari(db, one, clock.now),
    closeHari(other, one, clock.now),
    scan(member, JUMAT, '06:55').then(() => closeHari(db, one, clock.now)),
  ]);
  await other.destroy();
  const { rows } = await countDays(organisasi_id);
  expect(rows).toEqual({ hari: 31 * 5, absen: expect.any(Number), terbuka: 0 });
});

test('each organisation closes by its own clock', async () => {
  const wib = await office({ timezone: 'Asia/Jakarta' });
  const wita = await office({ timezone: 'Asia/Makassar' });
  const wit = await office({ timezone: 'Asia/Jayapura' });
  const statuses = async () => Promise.all([wib, wita, wit].map(({ statusOn }) => statusOn(JUMAT)));
  for (const [jam, expected] of [
    ['16:00:00', ['terbuka', 'terbuka', 'terbuka']],
    ['16:00:01', ['terbuka', 'terbuka', 'absen']],
    ['17:00:01', ['terbuka', 'absen', 'absen']],
    ['18:00:01', ['absen', 'absen', 'absen']],
  ] as const) {
    at(jam);
    await run();
    expect(await statuses(), jam).toEqual(expected);
  }
});

async function countDays(organisasi_id: number) {
  const rows = await all
    .selectFrom('kehadiran')
    .select(({ fn }) => [
      fn.countAll<number>().as('hari'),
      fn.countAll<number>().filterWhere('status', '=', 'absen').as('absen'),
      fn.countAll<number>().filterWhere('status', '=', 'terbuka').as('terbuka'),
    ])
    .where('organisasi_id', '=', organisasi_id)
    .executeTakeFirstOrThrow();
  return { rows };
}
