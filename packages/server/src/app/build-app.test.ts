import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signingIn } from '../testing/sign-in.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer({ mail: { send: () => Promise.reject(new Error('surat rahasia dapur')) } });
const { all, stranger } = server;
const { orang, login } = await signingIn(server);

test('a change that was saved is answered so, also where its mail cannot be sent', async () => {
  const { email, user_id } = await orang();
  expect((await stranger.post('/link-reset-password', { email })).status).toBe(200);
  expect(await all.selectFrom('tautan').select('jenis').where('user_id', '=', user_id).execute()).toHaveLength(1);
});

test('a refusal that cannot be logged is still told in its own words, and nothing of the inside', async () => {
  const { username } = await orang();
  await sql`alter table log_aktivitas add constraint uji_tertutup check (false) not valid`.execute(all);
  const { status, body } = await login(username, 'salah!!');
  expect({ status, error: body.error }).toEqual({ status: 401, error: 'auth.wrong_credentials' });
  expect(JSON.stringify(body)).not.toContain('log_aktivitas');
});
