import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { describe, expect, test } from 'vitest';
import { givenFaktor } from '../../../testing/given/given-faktor.ts';
import { SANDI } from '../../../testing/sign-in.ts';
import { softAuthenticator } from '../../../testing/luar/soft-authenticator.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, stranger, surat, clock } = server;
const faktor = await givenFaktor(server);
const { orang, login, cookieOf, me, kodeOf, later, mulai, dengan, denganTotp, pasangPasskey } = faktor;

const masuk = (token: string, jawaban: object) => stranger.post('/login/passkey', { token, jawaban });

describe('with an authenticator app', () => {
  test('the right password alone gives no session, and the code that the app shows gives one', async () => {
    const { username, rahasia, user_id } = await denganTotp();
    const answer = await login(username);
    expect(answer).toMatchObject({ status: 200, body: { data: { cara: ['totp', 'pemulihan'], opsi: null } } });
    expect(answer.headers['set-cookie']).toBeUndefined();

    const { token } = await mulai(username);
    const entered = await dengan('totp', token, kodeOf(rahasia));
    expect(entered).toMatchObject({ status: 200, body: { data: { user_id } } });
    expect((await me(cookieOf(entered))).status).toBe(200);
  });

  test('a wrong password is answered as ever', async () => {
    const { username } = await denganTotp();
    expect((await login(username, 'salah!!')).body.error).toBe('auth.wrong_credentials');
  });

  test.each([
    ['the step before', -30, 200],
    ['the step after', 30, 200],
    ['two steps before', -60, 401],
    ['two steps after', 60, 401],
  ])('a code of %s answers %d', async (_, seconds, status) => {
    const { username, rahasia } = await denganTotp();
    later(90);
    const { token } = await mulai(username);
    later(seconds);
    const kode = kodeOf(rahasia);
    later(-seconds);
    expect((await dengan('totp', token, kode)).status).toBe(status);
  });

  test('a code is never accepted twice, nor one from before it, nor by two at once', async () => {
    const { username, rahasia } = await denganTotp();
    const kode = kodeOf(rahasia);
    const steps = [await mulai(username), await mulai(username)];
    const answers = await Promise.all(steps.map(({ token }) => dengan('totp', token, kode)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await dengan('totp', (await mulai(username)).token, kode)).body.error).toBe('faktor.wrong');
  });

  test('a step lets in once, and not after five minutes', async () => {
    const { username, rahasia } = await denganTotp();
    const { token } = await mulai(username);
    await dengan('totp', token, kodeOf(rahasia));
    later();
    expect((await dengan('totp', token, kodeOf(rahasia))).body.error).toBe('faktor.challenge_ended');

    const slow = await mulai(username);
    later(300);
    expect((await dengan('totp', slow.token, kodeOf(rahasia))).body.error).toBe('faktor.challenge_ended');
  });

  test('five wrong codes end a step, ten the account for an hour, and the right password gives no more', async () => {
    const { username, rahasia } = await denganTotp();
    for (let steps = 0; steps < 2; steps += 1) {
      const { token } = await mulai(username);
      for (let i = 0; i < 5; i += 1) expect((await dengan('totp', token, '000000')).status).toBe(401);
      expect((await dengan('totp', token, '000000')).body.error).toBe('system.rate_limited');
    }
    const { token } = await mulai(username);
    expect((await dengan('totp', token, kodeOf(rahasia))).body.error).toBe('faktor.wait');
  });

  test('wrong codes are logged with the name of whose account it is, and no code stands in the log', async () => {
    const { username, user_id, nama, rahasia, kode_pemulihan } = await denganTotp();
    const { token } = await mulai(username);
    await dengan('totp', token, '999999');
    await dengan('totp', token, kodeOf(rahasia));
    const lines = await all.selectFrom('log_aktivitas').selectAll().where('user_id', '=', user_id).execute();
    expect(lines).toContainEqual(
      expect.objectContaining({
        kegiatan: 'Masuk, faktor kedua dengan kode',
        hasil: 401,
        nama,
        sesudah: { penolakan: 'faktor.wrong' },
      }),
    );
    const text = JSON.stringify(await all.selectFrom('log_aktivitas').selectAll().execute());
    for (const secret of [rahasia, token, '999999', SANDI, ...kode_pemulihan]) expect(text).not.toContain(secret);
  });

  test('a password that is changed, or an account that is blocked, ends whoever is half-way in', async () => {
    const { username, rahasia, cookie, user_id } = await denganTotp();
    const { token } = await mulai(username);
    const payload = { password_old: SANDI, password_new: 'Baru-123', password_new_confirmation: 'Baru-123' };
    await stranger.call('POST', '/password', { ...cookie, payload });
    expect((await dengan('totp', token, kodeOf(rahasia))).body.error).toBe('faktor.challenge_ended');

    const again = (await login(username, 'Baru-123')).body.data as { token: string };
    await all.updateTable('users').set({ status: STATUS_USER.diblokir }).where('user_id', '=', user_id).execute();
    expect((await dengan('totp', again.token, kodeOf(rahasia))).body.error).toBe('auth.account_blocked');
  });
});

describe('with a recovery code', () => {
  test('one is in, once, and is told so by mail', async () => {
    const { username, kode_pemulihan, email } = await denganTotp();
    expect(new Set(kode_pemulihan).size).toBe(10);
    const kode = kode_pemulihan[3] ?? '';
    const answer = await dengan('pemulihan', (await mulai(username)).token, kode.toUpperCase().replace('-', ' '));
    expect(answer.status).toBe(200);
    await expect
      .poll(() => surat.filter(({ kepada }) => kepada === email).map(({ teks }) => teks))
      .toContainEqual(expect.stringContaining('Sisanya 9.'));
    expect((await dengan('pemulihan', (await mulai(username)).token, kode)).body.error).toBe('faktor.pemulihan_wrong');
  });

  test("another person's code opens nothing", async () => {
    const theirs = await denganTotp();
    const { username } = await denganTotp();
    const { token } = await mulai(username);
    expect((await dengan('pemulihan', token, theirs.kode_pemulihan[0] ?? '')).status).toBe(401);
  });

  test('neither they nor the secret of the app can be read in the database', async () => {
    const { rahasia, kode_pemulihan, user_id } = await denganTotp();
    const { Secret } = await import('otpauth');
    const row = await all
      .selectFrom('faktor_totp')
      .selectAll()
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    expect(row.rahasia.includes(Buffer.from(Secret.fromBase32(rahasia).bytes))).toBe(false);
    const rows = await all.selectFrom('kode_pemulihan').selectAll().where('user_id', '=', user_id).execute();
    const { createHash } = await import('node:crypto');
    const plain = kode_pemulihan.map((kode) => createHash('sha256').update(kode).digest('hex'));
    expect(rows.filter(({ kode_hash }) => plain.includes(kode_hash.toString('hex')))).toEqual([]);
  });
});

describe('with a passkey', () => {
  const denganPasskey = async () => {
    const akun = await orang();
    const cookie = cookieOf(await login(akun.username));
    return { ...akun, cookie, ...(await pasangPasskey(cookie)) };
  };

  test('after the password the passkey is asked for by name, and its answer gives a session', async () => {
    const { username, kunci, user_id } = await denganPasskey();
    const { token, cara, opsi } = await mulai(username);
    expect(cara).toEqual(['passkey', 'pemulihan']);
    expect(opsi).toMatchObject({ challenge: token, rpId: 'hadir.test', allowCredentials: [{ type: 'public-key' }] });
    const entered = await masuk(token, kunci.get({ challenge: token }));
    expect(entered).toMatchObject({ status: 200, body: { data: { user_id } } });
    const row = await all.selectFrom('passkey').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow();
    expect(new Date(row.terakhir_pada ?? 0)).toEqual(clock.now);
  });

  test('alone it is both factors, where it made sure who holds it', async () => {
    const { kunci, user_id } = await denganPasskey();
    const begin = async () => (await stranger.post('/login/passkey/mulai')).body.data as { token: string };
    const { token } = await begin();
    const careless = await masuk(token, kunci.get({ challenge: token }, { verified: false }));
    expect(careless.body.error).toBe('faktor.passkey_failed');
    const { token: second } = await begin();
    expect(await masuk(second, kunci.get({ challenge: second }))).toMatchObject({
      status: 200,
      body: { data: { user_id } },
    });
  });

  test('alone it lets nobody in whose tenant has closed that way, and beside a password it does', async () => {
    const { kunci, username, user_id } = await denganPasskey();
    const organisasi = await given.organisasi();
    const { tenant_id } = organisasi;
    await all.updateTable('users').set({ tenant_id }).where('user_id', '=', user_id).execute();
    const admin = as(await given.orang('admin', organisasi));
    await admin.put(`/tenant/${tenant_id}/pengaturan`, { is_masuk_passkey: false });
    const { token } = (await stranger.post('/login/passkey/mulai')).body.data as { token: string };
    expect((await masuk(token, kunci.get({ challenge: token }))).body.error).toBe('faktor.passkey_alone_off');
    const { token: second } = await mulai(username);
    expect((await masuk(second, kunci.get({ challenge: second }))).status).toBe(200);
  });

  test.each([
    ['made for another place', (challenge: string) => ({ challenge }), { origin: 'http://hadir.test.jahat.example' }],
    ['made for another step', () => ({ challenge: 'QUJD' }), {}],
  ])('an answer %s is refused', async (_, asked, manner) => {
    const { username, kunci } = await denganPasskey();
    const { token } = await mulai(username);
    const answer = await masuk(token, kunci.get(asked(token), manner));
    expect(answer).toMatchObject({ status: 401, body: { error: 'faktor.passkey_failed' } });
  });

  test("another person's passkey, or one that nobody registered, is refused", async () => {
    const theirs = await denganPasskey();
    const { username } = await denganPasskey();
    for (const kunci of [theirs.kunci, softAuthenticator()]) {
      const { token } = await mulai(username);
      expect((await masuk(token, kunci.get({ challenge: token }))).body.error).toBe('faktor.passkey_failed');
    }
  });

  test('a passkey whose counter goes back is a copy, and refused', async () => {
    const { username, kunci } = await denganPasskey();
    const use = async (counter: number) => {
      const { token } = await mulai(username);
      return masuk(token, kunci.get({ challenge: token }, { counter }));
    };
    expect((await use(5)).status).toBe(200);
    expect((await use(4)).status).toBe(401);
    expect((await use(6)).status).toBe(200);
  });
});
