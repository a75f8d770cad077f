import { describe, expect, test } from 'vitest';
import { signingIn } from '../../testing/sign-in.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';

const server = await startTestServer();
const { all, stranger, surat, as } = server;
const { orang, login, me, masukDi } = await signingIn(server);

const CHROME = 'Mozilla/5.0 (Linux; Android 15; SM-A155F) Chrome/140.0.0.0 Mobile Safari/537.36';
const lettersTo = (email: string | null) => surat.filter(({ kepada }) => kepada === email);
const setCookies = (headers: Record<string, unknown>) => [headers['set-cookie'] ?? []].flat().map(String);

describe('a browser in which somebody signs in', () => {
  test('is known by a cookie that scripts cannot read and that goes along with signing in alone', async () => {
    const { username, user_id } = await orang();
    const { headers } = await login(username);
    const cookie = setCookies(headers).find((one) => one.startsWith('hadir_peramban=')) ?? '';
    expect(cookie).toMatch(
      /^hadir_peramban=[\w-]{43}; Max-Age=34560000; Path=\/api\/login; HttpOnly; SameSite=Strict$/,
    );
    const secret = /=([\w-]{43})/.exec(cookie)?.[1] ?? '';
    const kept = await all.selectFrom('peramban').select('token_hash').where('user_id', '=', user_id).execute();
    expect(kept).toEqual([{ token_hash: hashToken(secret) }]);
  });

  test('is mailed to the person when it is new, with when, where, what, and how to end it', async () => {
    const { username, email, nama } = await orang();
    await masukDi({}, username);
    expect(lettersTo(email)).toEqual([]);

    await masukDi({}, username, { remoteAddress: '203.0.113.40', headers: { 'user-agent': CHROME } });
    expect(lettersTo(email)).toHaveLength(1);
    const { judul, teks } = lettersTo(email)[0] ?? { judul: '', teks: '' };
    expect(judul).toBe('Akun Hadir dipakai di perangkat baru');
    for (const said of [nama, 'Jumat, 20 November 2026 pukul 09.00 WIB / 10.00 WITA / 11.00 WIT', '203.0.113.40', 'Chrome di Android', 'http://hadir.test/lupapassword', 'Sesi masuk']) {
      expect(teks).toContain(said);
    } // prettier-ignore
  });

  test('is not mailed when it is known, nor to somebody without an address', async () => {
    const { username, email } = await orang();
    const laptop = {};
    await masukDi(laptop, username);
    await masukDi(laptop, username);
    expect(lettersTo(email)).toEqual([]);
    const before = surat.length;
    const tanpa = await orang({ email: null });
    await masukDi({}, tanpa.username);
    await masukDi({}, tanpa.username);
    expect(surat).toHaveLength(before);
  });

  test('is known to each of the accounts that have signed in there', async () => {
    const [one, two] = [await orang(), await orang()];
    const shared = {};
    for (const { username } of [one, two, one, two]) await masukDi(shared, username);
    expect([...lettersTo(one.email), ...lettersTo(two.email)]).toEqual([]);
    expect(await all.selectFrom('peramban').select('user_id').where('user_id', 'in', [one.user_id, two.user_id]).execute()).toHaveLength(2);
  }); // prettier-ignore

  test('shares no secret with whoever planted one of his own there', async () => {
    const [jahat, korban] = [await orang(), await orang()];
    const planted = {};
    await masukDi(planted, jahat.username);
    const before = { ...planted };
    await masukDi({}, korban.username);
    await masukDi(planted, korban.username);
    expect(lettersTo(korban.email)).toHaveLength(1);
    await masukDi(before, korban.username);
    expect(lettersTo(korban.email)).toHaveLength(2);
  });

  test('is unknown again when its session is ended from elsewhere', async () => {
    const { username, email } = await orang();
    const [here, there] = [{}, {}];
    const cookie = await masukDi(here, username);
    await masukDi(there, username);
    const { data } = (await stranger.call('GET', '/sesi', cookie)).body as unknown as {
      data: { sesi_id: string; is_sesi_ini: boolean }[];
    };
    const other = data.find(({ is_sesi_ini }) => !is_sesi_ini)?.sesi_id ?? '';
    expect((await stranger.call('DELETE', `/sesi/${other}`, cookie)).status).toBe(200);
    surat.length = 0;
    await masukDi(here, username);
    expect(lettersTo(email)).toEqual([]);
    await masukDi(there, username);
    expect(lettersTo(email)).toHaveLength(1);
  });

  test('stays known where one changes one’s password oneself, and all others are unknown', async () => {
    const { username, email } = await orang();
    const [here, there] = [{}, {}];
    const cookie = await masukDi(here, username);
    await masukDi(there, username);
    const ubah = {
      password_old: 'rahasia1',
      password_new: 'Kelapa-muda-7',
      password_new_confirmation: 'Kelapa-muda-7',
    };
    expect((await stranger.call('POST', '/password', { ...cookie, payload: ubah })).status).toBe(200);
    expect((await me(cookie)).status).toBe(200);
    surat.length = 0;
    await masukDi(here, username, {}, 'Kelapa-muda-7');
    expect(lettersTo(email)).toEqual([]);
    await masukDi(there, username, {}, 'Kelapa-muda-7');
    expect(lettersTo(email)).toHaveLength(1);
  });

  test('is unknown to an account whose password an operator sets', async () => {
    const { given } = server;
    const organisasi = await given.organisasi();
    const { user_id } = await given.anggota(organisasi);
    const { password_hash } = await signingIn(server);
    const username = `guru-${user_id}`;
    const email = `${username}@contoh.id`;
    await all.updateTable('users').set({ username, email, password_hash }).where('user_id', '=', user_id).execute();
    const laptop = {};
    await masukDi(laptop, username);
    const operator = as(await given.orang('operator', organisasi));
    const baru = { password_new: 'Kelapa-muda-7', password_new_confirmation: 'Kelapa-muda-7' };
    expect((await operator.put(`/users/${user_id}/update-password`, baru)).status).toBe(200);
    // The one that says so; the other is about the browser.
    expect(lettersTo(email)).toHaveLength(1);
    await masukDi(laptop, username, {}, 'Kelapa-muda-7');
    expect(lettersTo(email)).toHaveLength(2);
  });
});
