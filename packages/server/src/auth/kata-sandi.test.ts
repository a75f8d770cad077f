import { describe, expect, test } from 'vitest';
import { SANDI, signingIn } from '../testing/sign-in.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, stranger, surat, clock } = server;
const { password_hash, orang, login, cookieOf, me } = await signingIn(server);

describe('changing one’s password', () => {
  const ubah = { password_old: SANDI, password_new: 'Baru-sekali', password_new_confirmation: 'Baru-sekali' };

  test('takes the old one, and ends the other sessions', async () => {
    const { username } = await orang();
    const here = cookieOf(await login(username));
    const there = cookieOf(await login(username));
    expect(await stranger.call('POST', '/password', { ...here, payload: ubah })).toMatchObject({
      status: 200,
      body: { message: 'Kata Sandi berhasil diperbarui' },
    });
    expect([(await me(here)).status, (await me(there)).status]).toEqual([200, 401]);
    expect((await login(username)).status).toBe(401);
    expect((await login(username, 'Baru-sekali')).status).toBe(200);
  });

  test.each([
    ['a wrong old one', { password_old: 'bukan-itu' }, 'password_old'],
    ['a confirmation that differs', { password_new_confirmation: 'Lain-sekali' }, 'password_new_confirmation'],
    ['fewer than six letters', { password_new: 'abc12', password_new_confirmation: 'abc12' }, 'password_new'],
  ])('refuses %s as a field of the form, and signs nobody out', async (_, wrong, field) => {
    const cookie = cookieOf(await login((await orang()).username));
    const answer = await stranger.call('POST', '/password', { ...cookie, payload: { ...ubah, ...wrong } });
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
    expect((await me(cookie)).status).toBe(200);
  });

  test('is refused where the staff system holds it', async () => {
    const organisasi = await given.organisasi({ is_sinkronisasi: true });
    const anggota = await given.anggota(organisasi);
    await all.updateTable('users').set({ password_hash }).where('user_id', '=', anggota.user_id).execute();
    expect(await as(anggota).post('/password', ubah)).toMatchObject({ status: 433, body: { error: 'akun.synced' } });
  });
});

describe('a forgotten password', () => {
  const tokenFor = (email: string | null) => {
    const letter = surat.findLast(({ kepada }) => kepada === email);
    return /token=(\S+)/.exec(letter?.teks ?? '')?.[1] ?? '';
  };
  const ganti = (token: string, password_new = 'Baru-sekali') =>
    stranger.post('/reset-password', { token, password_new, password_new_confirmation: password_new });

  test('answers the same whether or not the address is known, and mails only the known', async () => {
    const { email } = await orang();
    const known = await stranger.post('/link-reset-password', { email });
    const unknown = await stranger.post('/link-reset-password', { email: 'tidak-ada@contoh.id' });
    expect(unknown).toMatchObject({ status: 200, body: known.body });
    expect(surat.filter(({ kepada }) => kepada === email)).toHaveLength(1);
    expect(surat.some(({ kepada }) => kepada === 'tidak-ada@contoh.id')).toBe(false);
  });

  test('is set by the mailed link, once, and ends every session', async () => {
    const { email, username } = await orang();
    const cookie = cookieOf(await login(username));
    await stranger.post('/link-reset-password', { email });
    const token = tokenFor(email);
    expect((await ganti(token)).status).toBe(200);
    expect((await me(cookie)).status).toBe(401);
    expect((await login(username, 'Baru-sekali')).status).toBe(200);
    expect(await ganti(token, 'Lain-sekali')).toMatchObject({ status: 422, body: { error: 'auth.link_invalid' } });
    expect((await login(username, 'Lain-sekali')).status).toBe(401);
  });

  test('is set by one of two who open the link at once', async () => {
    const { email } = await orang();
    await stranger.post('/link-reset-password', { email });
    const token = tokenFor(email);
    const answers = await Promise.all([ganti(token, 'Pertama-1'), ganti(token, 'Kedua-22')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('the link lapses after an hour, and when a newer one is asked for', async () => {
    const { email } = await orang();
    await stranger.post('/link-reset-password', { email });
    const older = tokenFor(email);
    await stranger.post('/link-reset-password', { email });
    expect((await ganti(older)).body.error).toBe('auth.link_invalid');
    const began = clock.now;
    clock.now = new Date(began.getTime() + 3_600_000);
    expect((await ganti(tokenFor(email))).body.error).toBe('auth.link_invalid');
    clock.now = began;
  });

  test('the link is kept only as a hash', async () => {
    const { email, user_id } = await orang();
    await stranger.post('/link-reset-password', { email });
    const kept = await all.selectFrom('tautan').selectAll().where('user_id', '=', user_id).execute();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.token_hash.toString('utf8')).not.toContain(tokenFor(email));
  });

  test('is asked for a hundred times an hour at most from one address, whomever it is for', async () => {
    const remoteAddress = '203.0.113.9';
    const ask = (i: number) =>
      stranger.call('POST', '/link-reset-password', { remoteAddress, payload: { email: `siapa-${i}@contoh.id` } });
    const answers = await Promise.all(Array.from({ length: 101 }, (_, i) => ask(i)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.find(({ status }) => status !== 200)?.body.error).toBe('system.rate_limited');
  });

  test('is asked for five times an hour at most', async () => {
    const { email } = await orang();
    for (let i = 0; i < 5; i += 1) expect((await stranger.post('/link-reset-password', { email })).status).toBe(200);
    expect((await stranger.post('/link-reset-password', { email })).body.error).toBe('system.rate_limited');
  });
});
