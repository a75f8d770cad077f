import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signingIn } from '../testing/sign-in.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { all } = server;
const { orang, login } = await signingIn(server);

test('a refusal that cannot be logged is still told in its own words, and nothing of the inside', async () => {
  const { username } = await orang();
  await sql`alter table log_aktivitas add constraint uji_tertutup check (false) not valid`.execute(all);
  const { status, body } = await login(username, 'salah!!');
  expect({ status, error: body.error }).toEqual({ status: 401, error: 'auth.wrong_credentials' });
  expect(JSON.stringify(body)).not.toContain('log_aktivitas');
});
