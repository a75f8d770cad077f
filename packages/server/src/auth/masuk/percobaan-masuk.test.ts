import { hash } from '@node-rs/argon2';
import { JEDA_PERCOBAAN } from '@hadir/rules/auth/jeda-percobaan.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SANDI, signingIn } from '../../testing/sign-in.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { jatahAlamat } from './jatah-masuk.ts';

const server = await startTestServer();
const { stranger, surat, suratTiba, clock } = server;
const { login, cobaMasuk, masukDi, ...masuk } = await signingIn(server);
/** Hashed as slowly as it must be for people, and no slower than it need be for a test. */
const password_hash = await hash(SANDI, { memoryCost: 64, timeCost: 1 });
const orang = () => masuk.orang({ password_hash });

const GRATIS = JEDA_PERCOBAAN.findIndex((detik) => detik > 0) + 1;
const salah = (username: string | null) => login(username, 'bukan-ini');
const tebak = async (username: string | null, kali: number) => {
  for (let i = 0; i < kali; i += 1) expect((await salah(username)).status).toBe(401);
};
const pass = (detik: number) => {
  clock.now = new Date(clock.now.getTime() + detik * 1000);
};
const keepClock = () => {
  const { now } = clock;
  onTestFinished(() => {
    clock.now = now;
  });
};
const KODE = /masuk Hadir Anda: (\S+)/;
const kodeFor = async (akun: { username: string | null; email: string | null }) => {
  const before = surat.length;
  expect((await stranger.post('/login/kode', { username: akun.username })).status).toBe(200);
  const { teks } = await suratTiba((one) => one.kepada === akun.email && KODE.test(one.teks), before);
  return KODE.exec(teks)?.[1] ?? '';
};

describe('wrong passwords of strangers', () => {
  test('are slowed down, ever longer, and one may go on after the wait', async () => {
    keepClock();
    const { username } = await orang();
    await tebak(username, GRATIS);
    for (const detik of JEDA_PERCOBAAN.slice(GRATIS - 1)) {
      const refused = await salah(username);
      expect(refused).toMatchObject({ status: 433, body: { error: 'auth.wait' } });
      expect(refused.headers['retry-after']).toBe(String(detik));
      pass(detik - 1);
      expect((await salah(username)).status).toBe(433);
      pass(1);
      await tebak(username, 1);
    }
    const { body } = await login(username);
    expect(body.message).toBe('Terlalu banyak percobaan. Coba lagi dalam 15 menit, atau minta kode masuk lewat email');
    pass(900);
    expect((await login(username)).status).toBe(200);
  });

  test('count together by whichever name they come, and for one account alone', async () => {
    const { username, email } = await orang();
    for (let i = 0; i < GRATIS; i += 1) await tebak(i % 2 ? username : (email?.toUpperCase() ?? ''), 1);
    expect([(await salah(username)).status, (await salah(email)).status]).toEqual([433, 433]);
    expect((await login((await orang()).username)).status).toBe(200);
  });

  test('are answered for a name that nobody has as for one that somebody has', async () => {
    const { username } = await orang();
    const answersFor = async (name: string | null) => {
      const answers = [];
      for (let i = 0; i <= GRATIS; i += 1) answers.push(await salah(name));
      return answers.map(({ status, body, headers }) => ({ status, body, wait: headers['retry-after'] }));
    };
    expect(await answersFor('tidak-ada-orangnya')).toEqual(await answersFor(username));
    expect((await salah('TIDAK-ada-orangnya')).status).toBe(433);
  });

  test('fifty at once are as many tries as fifty one after the other', async () => {
    const { username } = await orang();
    const answers = await Promise.all(Array.from({ length: 50 }, () => salah(username)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(GRATIS);
    expect(answers.filter(({ status }) => status === 433)).toHaveLength(50 - GRATIS);
  });

  test('two of the free ones in one moment do not wait for each other, whichever was asked first', async () => {
    keepClock();
    const { username } = await orang();
    await tebak(username, 1);
    clock.now = new Date(clock.now.getTime() - 20);
    await tebak(username, GRATIS - 1);
    expect((await salah(username)).status).toBe(433);
  });

  test('are forgotten once the right one comes', async () => {
    const { username } = await orang();
    for (let i = 0; i < 3; i += 1) {
      await tebak(username, GRATIS - 1);
      expect((await login(username)).status).toBe(200);
    }
  });
});

describe('the owner, while strangers guess at his account', () => {
  const suratDitebak = ({ email }: { email: string | null }) =>
    surat.filter(({ kepada, judul }) => kepada === email && judul === 'Akun Hadir Anda dicoba orang lain');

  test('is told by mail once their tries are used up, once a day at most, and what he can do', async () => {
    keepClock();
    const akun = await orang();
    await tebak(akun.username, GRATIS - 1);
    await login('nama-yang-tidak-ada', 'bukan-ini');
    expect(suratDitebak(akun)).toEqual([]);
    await tebak(akun.username, 1);
    await expect.poll(() => suratDitebak(akun).length, { timeout: 10_000 }).toBe(1);
    expect(suratDitebak(akun)[0]?.teks).toContain('kata sandi yang salah, dari perangkat yang belum dikenal');
    expect(suratDitebak(akun)[0]?.teks).toContain('Anda sendiri tidak terkunci');

    for (const detik of JEDA_PERCOBAAN.slice(GRATIS - 1, GRATIS + 2)) {
      pass(detik);
      await tebak(akun.username, 1);
    }
    const lain = await orang();
    await tebak(lain.username, GRATIS);
    await expect.poll(() => suratDitebak(lain).length, { timeout: 10_000 }).toBe(1);
    expect(suratDitebak(akun)).toHaveLength(1);
  });

  test('is not mailed for his own wrong passwords at a browser that the account knows', async () => {
    const akun = await orang();
    const laptop = {};
    await masukDi(laptop, akun.username);
    for (let i = 0; i < GRATIS; i += 1) await cobaMasuk(laptop, akun.username, {}, 'keliru');
    const lain = await orang();
    await tebak(lain.username, GRATIS);
    await expect.poll(() => suratDitebak(lain).length, { timeout: 10_000 }).toBe(1);
    expect(suratDitebak(akun)).toEqual([]);
  });

  test('comes in from a browser that the account knows, which has tries of its own', async () => {
    const { username, email } = await orang();
    const laptop = {};
    await masukDi(laptop, username);
    await tebak(username, GRATIS);
    expect((await salah(username)).status).toBe(433);
    await masukDi(laptop, email);

    for (let i = 0; i < GRATIS; i += 1) expect((await cobaMasuk(laptop, username, {}, 'keliru')).status).toBe(401);
    expect((await cobaMasuk(laptop, username)).body.error).toBe('auth.wait');
  });

  test('his own wrong passwords at a known browser slow nobody else down', async () => {
    const { username } = await orang();
    const laptop = {};
    await masukDi(laptop, username);
    for (let i = 0; i < GRATIS; i += 1) await cobaMasuk(laptop, username, {}, 'keliru');
    expect((await login(username)).status).toBe(200);
  });

  test('comes in on a new device by a code from his mail beside his password, once', async () => {
    const akun = await orang();
    await tebak(akun.username, GRATIS);
    const kode = await kodeFor(akun);
    expect(kode).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);

    const phone = {};
    expect((await cobaMasuk(phone, akun.username, { payload: { kode } }, 'bukan-ini')).status).toBe(401);
    expect((await cobaMasuk(phone, akun.username, { payload: { kode: kode.toLowerCase().replace('-', ' ') } })).status).toBe(200);
    expect(await cobaMasuk({}, akun.username, { payload: { kode } })).toMatchObject({
      status: 422,
      body: { errors: { kode: ['Kode salah atau tidak berlaku lagi. Minta kode baru'] } },
    });
    expect((await cobaMasuk(phone, akun.username)).status).toBe(200);
  }); // prettier-ignore

  test('a code is nobody else’s, lapses, and does not give more tries than a known browser', async () => {
    keepClock();
    const [akun, lain] = [await orang(), await orang()];
    const kode = await kodeFor(akun);
    for (const username of [lain.username, 'tidak-ada-juga']) {
      const answer = await cobaMasuk({}, username, { payload: { kode } });
      expect(answer).toMatchObject({ status: 422, body: { errors: { kode: [expect.any(String)] } } });
    }
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => cobaMasuk({}, akun.username, { payload: { kode } }, 'bukan-ini')),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(GRATIS);
    pass(3600);
    expect((await cobaMasuk({}, akun.username, { payload: { kode } })).body.errors).toHaveProperty('kode');
  });

  test('a code asked for by a stranger takes no earlier one from him, and no more are mailed than he can bear', async () => {
    const akun = await orang();
    const first = await kodeFor(akun);
    await kodeFor(akun);
    await kodeFor(akun);
    for (let i = 0; i < 2; i += 1) {
      expect((await stranger.post('/login/kode', { username: akun.username })).status).toBe(200);
    }
    const after = await orang();
    await kodeFor(after);
    expect(surat.filter(({ kepada }) => kepada === akun.email)).toHaveLength(3);
    expect((await cobaMasuk({}, akun.username, { payload: { kode: first } })).status).toBe(200);
  });
});

describe('one address for a whole school', () => {
  test('lets three hundred and more sign in within five minutes', async () => {
    const remoteAddress = '203.0.113.70';
    const akun = await Promise.all(Array.from({ length: 31 }, () => orang()));
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(akun.map(({ username }) => cobaMasuk({}, username, { remoteAddress })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });

  test('has three hundred wrong ones in five minutes, however many come at once, and known browsers stay in', async () => {
    keepClock();
    const remoteAddress = '203.0.113.71';
    const akun = await Promise.all(Array.from({ length: 62 }, () => orang()));
    const [siti = akun[0]] = [await orang()];
    const laptop = {};
    await masukDi(laptop, siti?.username ?? '', { remoteAddress });
    const wrong = akun.flatMap(({ username }) =>
      Array.from({ length: GRATIS }, () => cobaMasuk({}, username, { remoteAddress }, 'bukan-ini')),
    );
    const answers = await Promise.all(wrong);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(300);
    expect((await cobaMasuk({}, siti?.username ?? '', { remoteAddress })).body.error).toBe('auth.wait');
    await masukDi(laptop, siti?.username ?? '', { remoteAddress });
    await masukDi({}, (await orang()).username, { remoteAddress: '203.0.113.72' });
    pass(300);
    await masukDi({}, (await orang()).username, { remoteAddress });
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::7', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (ip, counted) => {
    expect(jatahAlamat(ip)).toBe(`alamat|${counted}`);
  });
});
