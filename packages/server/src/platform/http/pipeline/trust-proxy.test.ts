import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../kit/config.ts';
import { signingIn } from '../../../testing/sign-in.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import { buildApp } from '../../../app/build-app.ts';

const server = await startTestServer();
const { orang } = await signingIn(server);

/** The address that the server keeps of a sign-in over a real connection from this machine, with this header. */
async function addressOf(TRUST_PROXY: string, forwarded: string) {
  const app = await buildApp({ ...server.deps, trustProxy: readConfig({ TRUST_PROXY }).TRUST_PROXY ?? false });
  onTestFinished(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const { username, user_id } = await orang();
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ username, password: 'rahasia1' }),
  });
  expect(answer.status).toBe(200);
  const [sesi] = await server.all.selectFrom('sesi').select('ip').where('user_id', '=', user_id).execute();
  return sesi?.ip;
}

const FORGED = '198.51.100.1, 198.51.100.2';

test.each([
  ['nobody is believed where no proxy is named', '', `${FORGED}, 203.0.113.7`, '127.0.0.1'],
  ['one proxy: what it wrote last, whatever the client wrote before', '1', `${FORGED}, 203.0.113.7`, '203.0.113.7'],
  ['two proxies: the last but one', '2', `${FORGED}, 203.0.113.7, 10.0.0.5`, '203.0.113.7'],
  ['proxies by address: the first from the right that is none', 'loopback, 10.0.0.0/8', `${FORGED}, 203.0.113.7, 10.0.0.5`, '203.0.113.7'],
  ['a peer that is not among the addresses is believed nothing', '10.0.0.5', FORGED, '127.0.0.1'],
  ['an IPv6 client', '1', `${FORGED}, 2001:db8::7`, '2001:db8::7'],
  ['a port that the proxy adds is left out', '1', `${FORGED}, 203.0.113.7:51234`, '203.0.113.7'],
  ['what is no address counts as the proxy itself', '1', `${FORGED}, unknown`, '127.0.0.1'],
])('%s', async (_, trust, forwarded, address) => {
  expect(await addressOf(trust, forwarded)).toBe(address);
}); // prettier-ignore
