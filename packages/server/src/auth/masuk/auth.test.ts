import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { describe, expect, test } from 'vitest';
import { SANDI, signingIn } from '../../testing/sign-in.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, stranger, clock } = server;
const { password_hash, orang, login, cookieOf, me } = await signingIn(server);

/** Until when the account's session lasts as things are, in milliseconds. */
async function masaOf(username: string | null): Promise<number> {
  const { kedaluwarsa_pada } = await all
    .selectFrom('sesi')
    .innerJoin('users', 'users.user_id', 'sesi.user_id')
    .select('sesi.kedaluwarsa_pada')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return Date.parse(String(kedaluwarsa_pada));
}

describe('signing in', () => {
  test('by username or e-mail, whatever its capitals, gives a session that scripts cannot read', async () => {
    const akun = await orang();
    for (const name of [akun.username, akun.email?.toUpperCase() ?? '']) {
      const answer = await login(name);
      expect(answer).toMatchObject({ status: 200, body: { data: { user_id: akun.user_id, nama: akun.nama } } });
      expect(String(answer.headers['set-cookie'])).toMatch(
        /^hadir_sesi=\S{43}; Path=\/api; [^,]*, [^,]*HttpOnly; SameSite=Lax,/,
      );
      expect((await me(cookieOf(answer))).body.data).toMatchObject({ user_id: akun.user_id });
    }
    const kept = await all.selectFrom('sesi').select('token_hash').where('user_id', '=', akun.user_id).execute();
    expect(kept).toHaveLength(2);
  });

  test('answers a wrong password, an unknown name and an account without password alike', async () => {
    const akun = await orang();
    const waiting = await orang({ password_hash: null });
    const answers = [await login(akun.username, 'salah!!'), await login('tidak-ada'), await login(waiting.username)];
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 401, body: answers[0]?.body });
      expect(body).toMatchObject({ error: 'auth.wrong_credentials', message: 'Nama pengguna atau kata sandi salah' });
    }
  });

  test('tells a blocked account so only with its own password', async () => {
    const { username } = await orang({ status: STATUS_RECORD.diblokir });
    expect((await login(username, 'salah!!')).body.error).toBe('auth.wrong_credentials');
    expect((await login(username)).body.error).toBe('auth.account_blocked');
  });

  test('works for an inactive account, which is told that it is', async () => {
    const { username } = await orang({ status: STATUS_USER.tidak_aktif });
    expect(await login(username)).toMatchObject({ status: 200, body: { data: { is_aktif: false } } });
  });

  test('and failing to are both logged, without the password', async () => {
    const { username, user_id, nama } = await orang();
    await login(username);
    await login(username, 'salah-sekali');
    const lines = await all.selectFrom('log_aktivitas').select(['kegiatan', 'hasil', 'sesudah']).execute();
    expect(lines).toContainEqual({ kegiatan: 'Masuk', hasil: 200, sesudah: { user_id, nama } });
    expect(lines).toContainEqual({
      kegiatan: 'Masuk',
      hasil: 401,
      sesudah: { penolakan: 'auth.wrong_credentials' },
    });
    expect(JSON.stringify(lines)).not.toMatch(/rahasia1|salah-sekali/);
  });
});

describe('a session', () => {
  test('ends with logging out', async () => {
    const cookie = cookieOf(await login((await orang()).username));
    expect((await stranger.call('GET', '/logout', cookie)).status).toBe(200);
    expect(await me(cookie)).toMatchObject({ status: 401, body: { error: 'auth.session_expired' } });
  });

  test('ends where its browser signs in again, as whomever', async () => {
    const cookie = cookieOf(await login((await orang()).username));
    const { username } = await orang();
    await stranger.call('POST', '/login', { ...cookie, payload: { username, password: SANDI } });
    expect((await me(cookie)).body.error).toBe('auth.session_expired');
  });

  test('ends after thirty days, however often it is used', async () => {
    const { username } = await orang();
    const began = clock.now;
    const cookie = cookieOf(await login(username));
    for (const days of [13, 26, 29]) {
      clock.now = new Date(began.getTime() + days * 86_400_000);
      await expect.poll(async () => (await me(cookie)).status).toBe(200);
      await expect.poll(() => masaOf(username)).toBeGreaterThan(clock.now.getTime() + 86_399_000);
    }
    clock.now = new Date(began.getTime() + 30 * 86_400_000);
    expect((await me(cookie)).body.error).toBe('auth.session_expired');
    clock.now = began;
  });

  test('ends after fourteen days in which nobody used it', async () => {
    const { username } = await orang();
    const began = clock.now;
    const cookie = cookieOf(await login(username));
    clock.now = new Date(began.getTime() + 14 * 86_400_000 - 1000);
    expect((await me(cookie)).status).toBe(200);
    await expect.poll(() => masaOf(username)).toBeGreaterThan(clock.now.getTime() + 14 * 86_399_000);
    clock.now = new Date(began.getTime() + 29 * 86_400_000);
    expect((await me(cookie)).body.error).toBe('auth.session_expired');
    clock.now = began;
  });

  test('ends at once for an account that is blocked', async () => {
    const { username, user_id } = await orang();
    const cookie = cookieOf(await login(username));
    await all.updateTable('users').set({ status: STATUS_USER.diblokir }).where('user_id', '=', user_id).execute();
    expect(await me(cookie)).toMatchObject({ status: 401, body: { error: 'auth.account_blocked' } });
  });

  test('is listed to its owner, who can end it from another device, and nobody else can', async () => {
    const { username } = await orang();
    const here = cookieOf(await login(username));
    const there = cookieOf(await login(username));
    const { data } = (await stranger.call('GET', '/sesi', here)).body as unknown as {
      data: { sesi_id: string; is_sesi_ini: boolean }[];
    };
    expect(data.map(({ is_sesi_ini }) => is_sesi_ini).toSorted()).toEqual([false, true]);
    const other = data.find(({ is_sesi_ini }) => !is_sesi_ini)?.sesi_id ?? '';

    expect((await as(await orang()).delete(`/sesi/${other}`)).status).toBe(404);
    expect((await stranger.call('DELETE', `/sesi/${other}`, here)).status).toBe(200);
    expect((await me(there)).status).toBe(401);
    expect((await me(here)).status).toBe(200);
  });

  test('ends together with all others of its owner but the one that he ends them from', async () => {
    const { username } = await orang();
    const masuk = async (nama: string | null) => cookieOf(await login(nama));
    const here = await masuk(username);
    const semua = [here, await masuk(username), await masuk(username), await masuk((await orang()).username)];
    expect((await stranger.call('DELETE', '/sesi', here)).status).toBe(200);
    const berlaku = [];
    for (const cookie of semua) berlaku.push((await me(cookie)).status);
    expect(berlaku).toEqual([200, 401, 401, 200]);
  });
});

test('many who sign in and open their page in the same moment are all answered', async () => {
  const organisasi = await given.organisasi();
  const { user_id } = await given.orang('operator', organisasi);
  const { username } = await given.akun({ tenant_id: organisasi.tenant_id, password_hash });
  const many = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 24 }, ask));
  const remoteAddress = '203.0.113.7';
  const payload = { grant_type: 'password', client_id: 2, username, password: 'salah', service: 'web' };
  const refused = await many(() => stranger.call('POST', '/login', { remoteAddress, payload }));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([401, 433]));

  const operator = as({ user_id, tenant_id: organisasi.tenant_id });
  const pages = await many(() => operator.get(`/dashboard/orgs/${organisasi.organisasi_id}`));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a session says when it was last used, on whichever device', async () => {
  const { username } = await orang();
  const here = cookieOf(await login(username));
  const there = cookieOf(await login(username));
  const began = clock.now;
  const used = new Date(began.getTime() + 2 * 86_400_000);
  clock.now = used;
  await me(there);
  clock.now = new Date(used.getTime() + 60_000);
  const lastUsed = async () => {
    const { data } = (await stranger.call('GET', '/sesi', here)).body as unknown as {
      data: { terakhir_pada: string; is_sesi_ini: boolean }[];
    };
    return new Date(data.find(({ is_sesi_ini }) => !is_sesi_ini)?.terakhir_pada ?? 0);
  };
  await expect.poll(lastUsed).toEqual(used);
  clock.now = began;
});

describe('entering an organisation', () => {
  test('by its number or its code, with what one is in it', async () => {
    const organisasi = await given.organisasi();
    const operator = as(await given.orang('operator', organisasi));
    for (const no_reg of [organisasi.organisasi_id, organisasi.kode_organisasi]) {
      expect((await operator.get(`/switch-organisasi/${no_reg}`)).body.data).toMatchObject({
        id: organisasi.organisasi_id,
        organisasi_id: organisasi.organisasi_id,
        kode_tenant: expect.stringMatching(/./),
        peran: 'operator',
        user: { role: KODE_PERAN.operator },
        status_anggota: STATUS_KEANGGOTAAN.aktif,
        is_langganan: true,
        timezone: 'Asia/Jakarta',
      });
    }
  });

  test('by a code of digits or in small letters as well', async () => {
    const angka = await given.organisasi({ kode_organisasi: '20105501' });
    const huruf = await given.organisasi({ kode_organisasi: 'MTSN77' });
    for (const [organisasi, no_reg] of [
      [angka, '20105501'],
      [huruf, 'mtsn77'],
    ] as const) {
      const operator = as(await given.orang('operator', organisasi));
      const { organisasi_id } = organisasi;
      expect((await operator.get(`/switch-organisasi/${no_reg}`)).body.data).toMatchObject({ organisasi_id });
    }
  });

  test('answers 520 where there is none, where one is nobody, and where it is not active', async () => {
    const organisasi = await given.organisasi();
    const user = as(await given.orang('user', organisasi));
    const foreign = await given.organisasi();
    for (const no_reg of ['2000000000', 'TIDAK-ADA', foreign.organisasi_id, foreign.kode_organisasi]) {
      expect(await user.get(`/switch-organisasi/${no_reg}`)).toMatchObject({
        status: 520,
        body: { error: 'organisasi.cannot_enter', message: "Mohon Ma'af. Instansi Tidak Ditemukan" },
      });
    }
    const berdua = await given.orang('operator', organisasi);
    const closedHere = await given.organisasi({ tenant_id: organisasi.tenant_id, status: STATUS_RECORD.tidak_aktif });
    await given.anggota(closedHere, { user_id: berdua.user_id, role: KODE_PERAN.operator });
    expect((await as(berdua).get(`/switch-organisasi/${closedHere.organisasi_id}`)).status).toBe(520);
  });

  test('a subscription that has run out no longer counts', async () => {
    const organisasi = await given.organisasi({ is_langganan: true, tgl_berlaku_akhir: '2026-11-19' });
    const user = as(await given.orang('user', organisasi));
    expect((await user.get(`/switch-organisasi/${organisasi.organisasi_id}`)).body.data).toMatchObject({
      is_langganan: false,
    });
  });
});

describe('permissions', () => {
  type Izin = { name: string; value: boolean }[];
  const held = async (caller: ReturnType<typeof as>, path: string) =>
    ((await caller.get(path)).body.data as Izin).filter(({ value }) => value).map(({ name }) => name);

  test('of a user are his own three, in the organisation and in the tenant', async () => {
    const { tenant_id, organisasi_id, ...rest } = await given.organisasi();
    const user = as(await given.orang('user', { tenant_id, organisasi_id, ...rest }));
    const three = ['cuti-ajuan.index', 'presensi.daftar-presensi', 'kuesioner.index'].toSorted();
    for (const query of ['', `?organisasi_id=${organisasi_id}`]) {
      expect((await held(user, `/tenant/${tenant_id}/permissions${query}`)).toSorted()).toEqual(three);
    }
  });

  test('of one who is operator in one organisation and user in another differ by organisation', async () => {
    const here = await given.organisasi();
    const there = await given.organisasi({ tenant_id: here.tenant_id });
    const { user_id } = await given.anggota(here, { role: KODE_PERAN.operator });
    await given.anggota(there, { user_id, role: KODE_PERAN.user });
    const person = as({ user_id, tenant_id: here.tenant_id });
    const path = `/tenant/${here.tenant_id}/permissions?organisasi_id=`;
    expect(await held(person, `${path}${here.organisasi_id}`)).toContain('user.index');
    expect(await held(person, `${path}${there.organisasi_id}`)).not.toContain('user.index');
  });

  test('changed for a tenant hold there, for the call as for the list', async () => {
    const organisasi = await given.organisasi();
    await given.izin(organisasi.tenant_id, 'operator', 'user.index', false);
    const operator = as(await given.orang('operator', organisasi));
    expect(await held(operator, `/tenant/${organisasi.tenant_id}/permissions`)).not.toContain('user.index');
    expect((await operator.get(`/orgs/${organisasi.organisasi_id}/users`)).status).toBe(403);
  });

  test('of another tenant, or of an organisation where one is nobody, do not exist', async () => {
    const organisasi = await given.organisasi();
    const user = as(await given.orang('user', organisasi));
    const sibling = await given.organisasi({ tenant_id: organisasi.tenant_id });
    const foreign = await given.organisasi();
    expect((await user.get(`/tenant/${foreign.tenant_id}/permissions`)).status).toBe(404);
    expect(
      (await user.get(`/tenant/${organisasi.tenant_id}/permissions?organisasi_id=${sibling.organisasi_id}`)).status,
    ).toBe(404);
  });
});
