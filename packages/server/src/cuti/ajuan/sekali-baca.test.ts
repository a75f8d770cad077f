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

test('a request that is sent is read once for its answer', async () => {
  const { ani } = await menunggu();
  const { answer, asked } = await askedIn(() => ani.ask('2026-12-01', '2026-12-03'), ROW);
  expect(answer.status).toBe(201);
  expect(asked).toHaveLength(1);
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
