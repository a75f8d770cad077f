import { describe, expect, test } from 'vitest';
import { SANDI, signingIn } from '../../testing/sign-in.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

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
    ['a common one', { password_new: 'Bismillah123', password_new_confirmation: 'Bismillah123' }, 'password_new'],
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
  const lettersTo = (email: string | null) => surat.filter(({ kepada }) => kepada === email);
  /** What the queue has been asked for comes in its order. */
  const allMailed = () =>
    expect
      .poll(() => all.selectFrom('pekerjaan').select('status').where('status', '!=', 'selesai').execute(), {
        timeout: 15_000,
      })
      .toEqual([]);
  const ask = async (email: string | null) => {
    expect((await stranger.post('/link-reset-password', { email })).status).toBe(200);
    await allMailed();
    return /token=(\S+)/.exec(lettersTo(email).at(-1)?.teks ?? '')?.[1] ?? '';
  };
  const ganti = (token: string, password_new = 'Baru-sekali') =>
    stranger.post('/reset-password', { token, password_new, password_new_confirmation: password_new });

  test('answers the same whether or not the address is known, and mails only the known', async () => {
    const { email } = await orang();
    const known = await stranger.post('/link-reset-password', { email });
    const unknown = await stranger.post('/link-reset-password', { email: 'tidak-ada@contoh.id' });
    expect(unknown).toMatchObject({ status: 200, body: known.body });
    await allMailed();
    expect(lettersTo(email)).toHaveLength(1);
    expect(surat.some(({ kepada }) => kepada === 'tidak-ada@contoh.id')).toBe(false);
  });

  test('is set by the mailed link, once, and ends every session', async () => {
    const { email, username } = await orang();
    const cookie = cookieOf(await login(username));
    const token = await ask(email);
    expect((await ganti(token)).status).toBe(200);
    expect((await me(cookie)).status).toBe(401);
    expect((await login(username, 'Baru-sekali')).status).toBe(200);
    expect(await ganti(token, 'Lain-sekali')).toMatchObject({ status: 422, body: { error: 'auth.link_invalid' } });
    expect((await login(username, 'Lain-sekali')).status).toBe(401);
  });

  test('the link says for whom it is, as long as it holds, and else at once that it does not', async () => {
    const { email, username, nama } = await orang();
    const token = await ask(email);
    expect(lettersTo(email).at(-1)?.teks).toContain(`Nama pengguna: ${username}`);
    const dibaca = () => stranger.get(`/reset-password/${token}`);
    expect((await dibaca()).body.data).toEqual({ nama, username, sandi_min: 6 });
    // Looking does not use it up.
    expect((await dibaca()).status).toBe(200);
    expect((await ganti(token)).status).toBe(200);
    expect(await dibaca()).toMatchObject({ status: 422, body: { error: 'auth.link_invalid' } });
    expect((await stranger.get('/reset-password/bukan-tautan')).body.error).toBe('auth.link_invalid');
  });

  test('and a new one is told to its owner by mail, also when he changed it himself, without it', async () => {
    const { email, username } = await orang();
    const judul = 'Kata sandi akun Hadir Anda diganti';
    const kabar = () => lettersTo(email).filter((one) => one.judul === judul);
    const payload = { password_old: SANDI, password_new: 'Baru-sekali', password_new_confirmation: 'Baru-sekali' };
    const cookie = cookieOf(await login(username));
    const wrong = { ...payload, password_old: 'bukan-itu' };
    expect((await stranger.call('POST', '/password', { ...cookie, payload: wrong })).status).toBe(422);
    expect(kabar()).toEqual([]);
    expect((await stranger.call('POST', '/password', { ...cookie, payload })).status).toBe(200);
    expect(kabar()).toHaveLength(1);
    expect((await ganti(await ask(email), 'Lain-sekali')).status).toBe(200);
    expect(kabar()).toHaveLength(2);
    for (const secret of ['Baru-sekali', 'Lain-sekali', SANDI]) expect(JSON.stringify(kabar())).not.toContain(secret);
  });

  test('is set by one of two who open the link at once', async () => {
    const { email } = await orang();
    const token = await ask(email);
    const answers = await Promise.all([ganti(token, 'Pertama-1'), ganti(token, 'Kedua-22')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('the link lapses after an hour', async () => {
    const { email } = await orang();
    const token = await ask(email);
    const began = clock.now;
    clock.now = new Date(began.getTime() + 3_600_000);
    expect((await ganti(token)).body.error).toBe('auth.link_invalid');
    clock.now = began;
  });

  test('that somebody else asks for leaves the link that one has; once one is used all are void', async () => {
    const { email } = await orang();
    const [first, second, third] = [await ask(email), await ask(email), await ask(email)];
    expect((await ganti(second)).status).toBe(200);
    for (const token of [first, third]) expect((await ganti(token)).body.error).toBe('auth.link_invalid');
  });

  test('is set by one of two different links that are used at once', async () => {
    const { email } = await orang();
    const links = [await ask(email), await ask(email)];
    const answers = await Promise.all(links.map((token, i) => ganti(token, `Kelapa-muda-${i}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('makes void the links that were mailed before one changed it oneself', async () => {
    const { email, username } = await orang();
    const token = await ask(email);
    const payload = { password_old: SANDI, password_new: 'Baru-sekali', password_new_confirmation: 'Baru-sekali' };
    expect((await stranger.call('POST', '/password', { ...cookieOf(await login(username)), payload })).status).toBe(
      200,
    );
    expect((await ganti(token, 'Lain-sekali')).body.error).toBe('auth.link_invalid');
  });

  test('is mailed three times an hour and ten times a day at most, and who asks is not told', async () => {
    const { email, user_id } = await orang();
    const hours = async (n: number) => {
      for (let i = 0; i < n; i += 1) {
        await all
          .deleteFrom('batas_laju')
          .where('key', 'in', [`surat_jam:reset|${user_id}`])
          .execute();
        await all.deleteFrom('batas_laju').where('key', 'like', 'surat_nama:%').execute();
        for (let k = 0; k < 4; k += 1)
          expect((await stranger.post('/link-reset-password', { email })).status).toBe(200);
        await allMailed();
      }
    };
    await hours(1);
    expect(lettersTo(email)).toHaveLength(3);
    await hours(4);
    expect(lettersTo(email)).toHaveLength(10);
    // Until another may come, tomorrow, the last one must do: nobody who asks in one's name leaves one without.
    const { max } = await all
      .selectFrom('tautan')
      .select(({ fn }) => fn.max('kedaluwarsa_pada').as('max'))
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    expect(new Date(max).getTime() - clock.now.getTime()).toBeGreaterThan(20 * 3_600_000);
  });

  test('the link is kept only as a hash', async () => {
    const { email, user_id } = await orang();
    const token = await ask(email);
    const kept = await all.selectFrom('tautan').selectAll().where('user_id', '=', user_id).execute();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.token_hash.toString('utf8')).not.toContain(token);
  });

  test('is asked for a hundred times an hour at most from one address, whomever it is for', async () => {
    const remoteAddress = '203.0.113.9';
    const askFor = (i: number) =>
      stranger.call('POST', '/link-reset-password', { remoteAddress, payload: { email: `siapa-${i}@contoh.id` } });
    const answers = await Promise.all(Array.from({ length: 101 }, (_, i) => askFor(i)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.find(({ status }) => status !== 200)?.body.error).toBe('system.rate_limited');
  });

  test('is asked for five times an hour at most', async () => {
    const { email } = await orang();
    for (let i = 0; i < 5; i += 1) expect((await stranger.post('/link-reset-password', { email })).status).toBe(200);
    expect((await stranger.post('/link-reset-password', { email })).body.error).toBe('system.rate_limited');
  });
});
