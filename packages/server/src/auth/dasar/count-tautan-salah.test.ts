import { expect, test } from 'vitest';
import { givenFaktor } from '../../testing/given/given-faktor.ts';
import { SANDI } from '../../testing/sign-in.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { stranger } = server;
const { denganTotp, mulai, dengan, pasangTotp } = await givenFaktor(server);

const tebak = (nomor: number) => stranger.get(`/aktivasi/AAAA-BBBB-CCCC-${String(nomor).padStart(4, '0')}`);

/** As many wrong links as an address may bring, and more. */
async function habiskan() {
  const answers = await Promise.all(Array.from({ length: 61 }, (_, nomor) => tebak(nomor)));
  expect(answers.map(({ body }) => body.error)).toContain('system.rate_limited');
}

test('a stranger’s wrong links keep nobody at his address from a step or a passkey of their own', async () => {
  const { username, kode_pemulihan } = await denganTotp();
  await habiskan();
  expect((await stranger.post('/login/passkey/mulai')).status).toBe(200);
  const { token } = await mulai(username);
  expect((await dengan('pemulihan', token, kode_pemulihan[0] ?? '')).status).toBe(200);
  // What is no link stays refused.
  expect((await tebak(99)).body.error).toBe('system.rate_limited');
});

test('what strangers guessed keeps the owner from no new authenticator app', async () => {
  const { username, cookie } = await denganTotp();
  for (let steps = 0; steps < 2; steps += 1) {
    const { token } = await mulai(username);
    for (let i = 0; i < 5; i += 1) await dengan('totp', token, '000000');
  }
  const { token } = await mulai(username);
  expect((await dengan('totp', token, '000000')).body.error).toBe('faktor.wait');
  await stranger.call('DELETE', '/faktor/totp', { ...cookie, payload: { password: SANDI } });
  expect((await pasangTotp(cookie)).active.status).toBe(200);
});
