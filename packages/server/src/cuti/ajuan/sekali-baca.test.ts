import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const office = leaveOffices(server);

/** What the database is asked while a call runs, that fits. */
async function askedIn<T>(call: () => Promise<T>, fits: RegExp): Promise<{ answer: T; asked: string[] }> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    const answer = await call();
    const texts = query.mock.calls.map(([said]) => String((said as { text?: string } | undefined)?.text ?? said));
    return { answer, asked: texts.filter((text) => fits.test(text)) };
  } finally {
    query.mockRestore();
  }
}

/** How often the transaction of an organisation waits for the database while a call runs: what is begun in one turn leaves together. */
async function waitsIn(call: () => Promise<{ status: number }>): Promise<number> {
  const waits = new Map<Client, number>();
  const collecting = new Set<Client>();
  const diInstansi = new Set<Client>();
  const { query } = Client.prototype;
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...said: unknown[]) {
    const [first] = said as [{ text?: string } | string];
    if (String(typeof first === 'string' ? first : first.text).includes('role hadir_organisasi')) diInstansi.add(this);
    if (!collecting.has(this)) {
      collecting.add(this);
      waits.set(this, (waits.get(this) ?? 0) + 1);
      process.nextTick(() => collecting.delete(this));
    }
    return Reflect.apply(query, this, said) as unknown;
  } as never);
  try {
    expect((await call()).status).toBeLessThan(300);
  } finally {
    spy.mockRestore();
  }
  return Math.max(...[...diInstansi].map((client) => waits.get(client) ?? 0));
}

/** The row of a request with its way, alone or as lists show it. */
const ROW = /from "cuti" .*left join "persetujuan_jalan"/;
const RIWAYAT = /from "cuti_riwayat" as/;

/** A request that waits for somebody who is no operator. */
async function menunggu() {
  const kantor = await office();
  const [kasubag, ani] = [await kantor.member('Kasubag'), await kantor.member('Ani')];
  await kantor.operator.post(`${kantor.url}/persetujuan`, {
    nama: 'Cuti',
    untuk: 'cuti',
    jenjang: [{ jenis: 'orang', user_id: kasubag.user_id }],
  });
  await ani.grant(12);
  return { ...kantor, kasubag, ani };
}

test('a request that is sent is read once for its answer, and its history of one line not at all', async () => {
  const { ani, url } = await menunggu();
  const { answer, asked } = await askedIn(() => ani.ask('2026-12-01', '2026-12-03'), ROW);
  expect(answer.status).toBe(201);
  expect(asked).toHaveLength(1);
  const { answer: lain, asked: riwayat } = await askedIn(() => ani.ask('2026-12-08'), RIWAYAT);
  expect(riwayat).toEqual([]);
  const { cuti_id } = lain.body.data as { cuti_id: number };
  expect((await ani.self.get(`${url}/cuti/${cuti_id}`)).body.data).toEqual(lain.body.data);
});

test('a decision reads its request before the lock, behind it and for its answer, and its history once', async () => {
  const { ani, kasubag, act } = await menunggu();
  const { cuti_id } = await ani.asked('2026-12-01', '2026-12-03');
  const { answer, asked } = await askedIn(() => act(kasubag.self, cuti_id, 'setuju'), ROW);
  expect(answer.status).toBe(200);
  expect(asked).toHaveLength(3);
  const lain = await ani.asked('2026-12-08');
  const { asked: riwayat } = await askedIn(() => act(kasubag.self, lain.cuti_id, 'setuju'), RIWAYAT);
  expect(riwayat).toHaveLength(1);
});

test('a request that is sent waits for the database twelve times, with its mail and the bells', async () => {
  const { ani } = await menunggu();
  expect(await waitsIn(() => ani.ask('2026-12-01', '2026-12-03'))).toBeLessThanOrEqual(12);
});

test('the last approval of leave that opens a coming year waits seventeen times, with the ledger and the mail', async () => {
  const { ani, kasubag, act } = await menunggu();
  const { cuti_id } = await ani.asked('2027-01-11', '2027-01-12');
  expect(await waitsIn(() => act(kasubag.self, cuti_id, 'setuju'))).toBeLessThanOrEqual(17);
});
