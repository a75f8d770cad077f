import { describe, expect, test } from 'vitest';
import { givenFaktor } from '../../testing/given/given-faktor.ts';
import { SANDI } from '../../testing/sign-in.ts';
import { softAuthenticator } from '../../testing/luar/soft-authenticator.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { all, stranger, surat, given, as } = server;
const { orang, login, cookieOf, kodeOf, mulai, later, denganTotp, pasangTotp, pasangPasskey } =
  await givenFaktor(server);

const masuk = async (fields = {}) => {
  const akun = await orang(fields);
  return { ...akun, cookie: cookieOf(await login(akun.username)) };
};
type Cookie = Awaited<ReturnType<typeof masuk>>['cookie'];
const faktorOf = async (cookie: Cookie) => (await stranger.call('GET', '/faktor', cookie)).body.data as object;
const suratKe = (email: string | null) => surat.filter(({ kepada }) => kepada === email).map(({ teks }) => teks);

test('an account begins without any', async () => {
  const { cookie } = await masuk();
  expect(await faktorOf(cookie)).toEqual({ is_wajib: false, totp: null, passkey: [], sisa_pemulihan: 0 });
});

describe('an authenticator app', () => {
  test('counts once its first code has come, with ten recovery codes, and its owner is told by mail', async () => {
    const { cookie, username, email } = await masuk();
    const begun = await stranger.call('POST', '/faktor/totp', { ...cookie, payload: { password: SANDI } });
    const { rahasia, uri } = begun.body.data as { rahasia: string; uri: string };
    expect(uri).toMatch(/^otpauth:\/\/totp\/Hadir:orang-\d+\?issuer=Hadir&secret=/);
    expect((await login(username)).headers['set-cookie']).toBeDefined();

    const wrong = await stranger.call('PUT', '/faktor/totp', { ...cookie, payload: { kode: '000000' } });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { kode: [expect.stringContaining('Kode salah')] } } });
    const payload = { kode: kodeOf(rahasia) };
    const active = await stranger.call('PUT', '/faktor/totp', { ...cookie, payload });
    expect(active.body.data).toMatchObject({ kode_pemulihan: { length: 10 } });
    expect(await faktorOf(cookie)).toMatchObject({ totp: { aktif_pada: expect.any(String) }, sisa_pemulihan: 10 });
    await expect.poll(() => suratKe(email)).toContainEqual(expect.stringContaining('Aplikasi autentikator'));
  });

  test('that is active is not replaced unseen: it is removed first', async () => {
    const { cookie } = await denganTotp();
    const again = await stranger.call('POST', '/faktor/totp', { ...cookie, payload: { password: SANDI } });
    expect(again.body.error).toBe('faktor.totp_active');
  });

  test('that is removed takes the recovery codes with it, and the password alone is enough again', async () => {
    const { cookie, username, email } = await denganTotp();
    const removed = await stranger.call('DELETE', '/faktor/totp', { ...cookie, payload: { password: SANDI } });
    expect(removed.status).toBe(200);
    expect(await faktorOf(cookie)).toMatchObject({ totp: null, sisa_pemulihan: 0 });
    expect((await login(username)).headers['set-cookie']).toBeDefined();
    await expect.poll(() => suratKe(email)).toContainEqual(expect.stringContaining('dihapus'));
  });
});

describe('a passkey', () => {
  test('is kept under a name, renamed and removed by its owner alone', async () => {
    const { cookie, email } = await masuk();
    const { added } = await pasangPasskey(cookie, 'Laptop kantor');
    expect(added.body.data).toMatchObject({ kode_pemulihan: { length: 10 } });
    const { passkey } = (await faktorOf(cookie)) as { passkey: { passkey_id: string; nama: string }[] };
    expect(passkey).toMatchObject([{ nama: 'Laptop kantor', terakhir_pada: null }]);
    const path = `/faktor/passkey/${passkey[0]?.passkey_id}`;

    const other = (await masuk()).cookie;
    const payload = { nama: 'Milik saya', password: SANDI };
    expect((await stranger.call('PUT', path, { ...other, payload })).status).toBe(404);
    expect((await stranger.call('DELETE', path, { ...other, payload })).status).toBe(404);

    expect((await stranger.call('PUT', path, { ...cookie, payload })).status).toBe(200);
    expect(await faktorOf(cookie)).toMatchObject({ passkey: [{ nama: 'Milik saya' }] });
    expect((await stranger.call('DELETE', path, { ...cookie, payload })).status).toBe(200);
    expect(await faktorOf(cookie)).toMatchObject({ passkey: [], sisa_pemulihan: 0 });
    await expect.poll(() => suratKe(email).filter((teks) => /Passkey "/.test(teks))).toHaveLength(2);
  });

  test('beside an app leaves the recovery codes as they are', async () => {
    const { cookie } = await denganTotp();
    expect((await pasangPasskey(cookie)).added.body.data).toEqual({ kode_pemulihan: null });
  });

  test('is not taken for a step of another person, of another place, or twice', async () => {
    const { cookie } = await masuk();
    const other = (await masuk()).cookie;
    const begin = async (who: Cookie) => {
      const begun = await stranger.call('POST', '/faktor/passkey/mulai', { ...who, payload: { password: SANDI } });
      return begun.body.data as { token: string };
    };
    const add = (who: Cookie, token: string, jawaban: object) =>
      stranger.call('POST', '/faktor/passkey', { ...who, payload: { token, nama: 'Kunci', jawaban } });
    const kunci = softAuthenticator();
    const { token } = await begin(cookie);
    expect((await add(other, token, kunci.create({ challenge: token }))).body.error).toBe('faktor.passkey_refused');
    const elsewhere = kunci.create({ challenge: token }, { origin: 'https://jahat.example' });
    expect((await add(cookie, token, elsewhere)).body.error).toBe('faktor.passkey_refused');
    expect((await add(cookie, token, kunci.create({ challenge: token }))).status).toBe(200);
    const { token: again } = await begin(other);
    expect((await add(other, again, kunci.create({ challenge: again }))).body.error).toBe('faktor.passkey_refused');
  });
});

test('new recovery codes take the place of the old, and need a factor that they stand in for', async () => {
  const { cookie, username, kode_pemulihan } = await denganTotp();
  const made = await stranger.call('POST', '/faktor/kode-pemulihan', { ...cookie, payload: { password: SANDI } });
  const { kode_pemulihan: baru } = made.body.data as { kode_pemulihan: string[] };
  const dengan = async (kode = '') =>
    stranger.post('/login/faktor', { token: (await mulai(username)).token, cara: 'pemulihan', kode });
  expect((await dengan(kode_pemulihan[0])).status).toBe(401);
  expect((await dengan(baru[0])).status).toBe(200);

  const none = (await masuk()).cookie;
  const refused = await stranger.call('POST', '/faktor/kode-pemulihan', { ...none, payload: { password: SANDI } });
  expect(refused.body.error).toBe('faktor.none');
});

test.each([
  ['POST', '/faktor/totp'],
  ['DELETE', '/faktor/totp'],
  ['POST', '/faktor/passkey/mulai'],
  ['DELETE', `/faktor/passkey/${crypto.randomUUID()}`],
  ['POST', '/faktor/kode-pemulihan'],
] as const)('%s %s asks for the password again, and counts wrong ones', async (method, path) => {
  const { cookie } = await denganTotp();
  const call = (password: string) => stranger.call(method, path, { ...cookie, payload: { password } });
  expect(await call('salah!!')).toMatchObject({ status: 422, body: { errors: { password: ['Kata sandi salah'] } } });
  for (let i = 0; i < 7; i += 1) await call('salah!!');
  expect((await call(SANDI)).body.error).toBe('system.rate_limited');
});

describe('who has lost his phone', () => {
  const didirikan = async (peran: 'user' | 'operator' | 'admin' | 'super_admin' | 'viewer') => {
    const organisasi = await given.organisasi();
    const { user_id } = await given.orang(peran, organisasi);
    const { password_hash } = await orang();
    await all.updateTable('users').set({ password_hash }).where('user_id', '=', user_id).execute();
    const akun = await all.selectFrom('users').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow();
    const cookie = cookieOf(await login(akun.username));
    await pasangTotp(cookie);
    return { organisasi, ...akun, cookie };
  };

  test.each([
    ['operator', 'user', 200],
    ['admin', 'operator', 200],
    ['super_admin', 'admin', 200],
    ['super_admin', 'viewer', 200],
    ['operator', 'operator', 403],
    ['operator', 'admin', 404],
    ['admin', 'admin', 403],
    ['super_admin', 'super_admin', 403],
    ['user', 'user', 403],
    ['viewer', 'user', 403],
  ] as const)('an act of a person who is %s for one who is %s answers %d', async (peran, target, status) => {
    const { organisasi, user_id, username, email } = await didirikan(target);
    const answer = await as(await given.orang(peran, organisasi)).delete(`/users/${user_id}/faktor`);
    expect(answer.status).toBe(status);
    const { headers } = await login(username);
    expect(headers['set-cookie'] !== undefined).toBe(status === 200);
    if (status === 200)
      await expect.poll(() => suratKe(email)).toContainEqual(expect.stringContaining('mengatur ulang faktor kedua'));
  });

  test('his sessions end, the log says who did it, and there is nothing to reset twice', async () => {
    const { organisasi, user_id, nama, cookie } = await didirikan('user');
    const operator = await given.orang('operator', organisasi);
    await as(operator).delete(`/users/${user_id}/faktor`);
    expect((await stranger.call('GET', '/me', cookie)).status).toBe(401);
    expect((await as(operator).delete(`/users/${user_id}/faktor`)).body.error).toBe('faktor.none');
    const log = await all
      .selectFrom('log_aktivitas')
      .selectAll()
      .where('kegiatan', '=', 'Mengatur ulang faktor kedua anggota')
      .where('user_id', '=', operator.user_id)
      .where('hasil', '=', 200)
      .execute();
    expect(log).toMatchObject([{ organisasi_id: organisasi.organisasi_id, sesudah: { user_id, nama } }]);
  });

  test("one who belongs to another organisation too is not an operator's to reset, but his tenant admin's", async () => {
    const { user_id, organisasi } = await didirikan('user');
    await given.anggota(await given.organisasi({ tenant_id: organisasi.tenant_id }), { user_id });
    const reset = async (peran: 'operator' | 'admin') =>
      as(await given.orang(peran, organisasi)).delete(`/users/${user_id}/faktor`);
    expect((await reset('operator')).body.error).toBe('akun.member_elsewhere');
    expect((await reset('admin')).status).toBe(200);
  });

  test("another organisation's and tenant's people are not found", async () => {
    const { user_id, organisasi, username } = await didirikan('user');
    const sibling = await given.organisasi({ tenant_id: organisasi.tenant_id });
    const others = [await given.orang('operator', sibling), await given.orang('admin', await given.organisasi())];
    for (const other of others) expect((await as(other).delete(`/users/${user_id}/faktor`)).status).toBe(404);
    expect((await login(username)).headers['set-cookie']).toBeUndefined();
  });
});

test('a code of the app counts for its account alone, also once the clock has moved', async () => {
  const satu = await denganTotp();
  const dua = await denganTotp();
  later();
  const { token } = await mulai(dua.username);
  const answer = await stranger.post('/login/faktor', { token, cara: 'totp', kode: kodeOf(satu.rahasia) });
  expect(answer.body.error).toBe('faktor.wrong');
});
