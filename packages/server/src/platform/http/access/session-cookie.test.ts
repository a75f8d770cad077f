import { expect, test } from 'vitest';
import { hashPassword } from '../../../auth/sandi/hash-password.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';

const { given, openSesi, stranger } = await startTestServer({ publicUrl: 'https://hadir.sch.id' });
const password_hash = await hashPassword('rahasia1');

test('behind https the session is given under a name that no other host can set, and both cookies only by https', async () => {
  const { username } = await given.akun({ tenant_id: (await given.tenant()).tenant_id, password_hash });
  const payload = { grant_type: 'password', client_id: 2, username, password: 'rahasia1', service: 'web' };
  const { headers } = await stranger.call('POST', '/login', { payload });
  const cookies = [(headers as Record<string, unknown>)['set-cookie']].flat().map(String);
  expect(cookies).toHaveLength(2);
  const [sesi = '', peramban = ''] = cookies.toSorted();
  expect(sesi).toMatch(/^__Host-hadir_sesi=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
  expect(peramban).toMatch(
    /^__Secure-hadir_peramban=[\w-]{43}; Max-Age=34560000; Path=\/api\/login; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect((await stranger.call('GET', '/me', { headers: { cookie: sesi.split(';')[0] ?? '' } })).status).toBe(200);
});

test('behind https a session that a sibling host planted under the plain name is not believed', async () => {
  const orang = await given.orang('operator', await given.organisasi());
  const cookie = `hadir_sesi=${await openSesi(orang)}`;
  expect((await stranger.call('GET', '/me', { headers: { cookie } })).body.error).toBe('auth.sign_in_required');
});
