import { expect, test } from 'vitest';
import { leaveOffices } from '../testing/given-cuti.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { app, surat, clock } = server;
const office = leaveOffices(server);

/** A request, and the link that the operator was mailed about it. */
async function mailed() {
  const kantor = await office();
  const ani = await kantor.member('Ani <b>');
  await ani.grant(12);
  surat.length = 0;
  const { cuti_id } = await ani.asked('2026-11-25');
  const link = /\/keputusan-cuti\/\S+/.exec(surat[0]?.teks ?? '')?.[0] ?? '';
  const open = () => app.inject({ method: 'GET', url: link });
  const send = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const request = new Request('http://hadir.test', { method: 'POST', body: form });
    return app.inject({
      method: 'POST',
      url: link,
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    });
  };
  const status = async () =>
    ((await ani.self.get(`${kantor.url}/cuti/${cuti_id}`)).body.data as { status: number }).status;
  return { ...kantor, ani, cuti_id, open, send, status };
}

test('opening the link shows the request and decides nothing, however often', async () => {
  const { open, status } = await mailed();
  for (const _ of [1, 2]) expect((await open()).body).toContain('Ani &lt;b&gt;');
  expect(await status()).toBe(12);
});

test('the form decides once, in the name of whom the link was mailed to', async () => {
  const { send, open, status, operator, url, cuti_id } = await mailed();
  expect((await send({ tindakan: 'tolak' })).statusCode).toBe(422);
  expect((await send({ tindakan: 'setuju', keterangan: '' })).body).toContain('Keputusan tersimpan');
  expect(await status()).toBe(13);
  const { body } = await operator.get(`${url}/cuti/${cuti_id}`);
  expect(body.data).toMatchObject({
    riwayat: [{ tindakan: 'diajukan' }, { tindakan: 'disetujui', sebab: 'operator' }],
  });
  for (const again of [await send({ tindakan: 'tolak', keterangan: 'x' }), await open()]) {
    expect(again).toMatchObject({ statusCode: 422, body: expect.stringContaining('Tautan tidak berlaku lagi') });
  }
});

test('two who send the same link’s form at once decide once', async () => {
  const { send, status } = await mailed();
  const answers = await Promise.all([send({ tindakan: 'setuju' }), send({ tindakan: 'setuju' })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  expect(await status()).toBe(13);
});

test('a link lapses after 14 days, and is worth nothing once another has decided', async () => {
  const { open, send, operator, cuti_id, act } = await mailed();
  await act(operator, cuti_id, 'setuju');
  expect((await send({ tindakan: 'tolak', keterangan: 'x' })).statusCode).toBe(433);
  const late = await mailed();
  clock.now = new Date('2026-12-05T02:00:00Z');
  expect((await late.open()).statusCode).toBe(422);
  clock.now = new Date('2026-11-20T02:00:00Z');
  expect((await open()).statusCode).toBe(422);
  expect((await app.inject({ url: '/keputusan-cuti/salah' })).statusCode).toBe(422);
});
