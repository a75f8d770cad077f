import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/start-test-server.ts';

const ALAMAT = '/.well-known/security.txt';

test('where somebody answers for holes in the wall, security.txt says whom to tell, and for how long that holds', async () => {
  const securityContact = ['mailto:keamanan@hadir.sch.id', 'https://hadir.sch.id/lapor'];
  const { app, clock } = await startTestServer({ securityContact, publicUrl: 'https://hadir.sch.id' });
  const { statusCode, headers, body } = await app.inject({ url: ALAMAT });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = body.trimEnd().split('\n');
  expect(lines).toEqual([
    'Contact: mailto:keamanan@hadir.sch.id',
    'Contact: https://hadir.sch.id/lapor',
    expect.stringMatching(/^Expires: /) as string,
    'Preferred-Languages: id, en',
    'Canonical: https://hadir.sch.id/.well-known/security.txt',
  ]);
  const expires = Date.parse(lines[2]?.slice('Expires: '.length) ?? '');
  expect(expires).toBeGreaterThan(clock.now.getTime());
  expect(expires).toBeLessThan(clock.now.getTime() + 365 * 86_400_000);
});

test('where nobody was named there is no such page', async () => {
  const { app } = await startTestServer();
  expect((await app.inject({ url: ALAMAT })).statusCode).toBe(404);
});
