import { beforeEach, describe, expect, test } from 'vitest';
import { givenFaktor } from '../../../testing/given/given-faktor.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';

const server = await startTestServer();
const { stranger, surat, suratTiba, deps } = server;
const { cobaMasuk, kodeOf, later, mulai, dengan, denganTotp } = await givenFaktor(server);

/** All tests come from one address. */
beforeEach(() => deps.limits.forget('tautan', '127.0.0.1'));

describe('while one who knows only the password has used its tries up', () => {
  const ditebak = async () => {
    const akun = await denganTotp();
    for (let steps = 0; steps < 2; steps += 1) {
      const { token } = await mulai(akun.username);
      for (let i = 0; i < 5; i += 1) expect((await dengan('totp', token, '000000')).status).toBe(401);
    }
    const { token } = await mulai(akun.username);
    expect(await dengan('totp', token, kodeOf(akun.rahasia))).toMatchObject({
      status: 433,
      body: { error: 'faktor.wait' },
    });
    return akun;
  };
  type Akun = { username: string | null };
  /** The second step in a browser that has these cookies. */
  const langkah = async (jar: Record<string, string>, akun: Akun, kode: string, payload = {}) => {
    const { body } = await cobaMasuk(jar, akun.username, { payload });
    const cookie = Object.entries(jar)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const { token } = body.data as { token: string };
    return stranger.post('/login/faktor', { token, cara: 'totp', kode }, { cookie });
  };

  test('its owner comes in from a browser that the account knows, which has ten tries of its own', async () => {
    const akun = await ditebak();
    const jar = Object.fromEntries(akun.cookie.headers.cookie.split('; ').map((one) => one.split('=')));
    for (let i = 0; i < 9; i += 1) expect((await langkah(jar, akun, '000000')).status).toBe(401);
    expect((await langkah(jar, akun, kodeOf(akun.rahasia))).status).toBe(200);
    for (let i = 0; i < 10; i += 1) expect((await langkah(jar, akun, '000000')).status).toBe(401);
    later();
    expect((await langkah(jar, akun, kodeOf(akun.rahasia))).body.error).toBe('faktor.wait');
  });

  test('its owner is told by mail, once, that somebody knows his password', async () => {
    const akun = await ditebak();
    const ditebakMails = () =>
      surat.filter(({ kepada, judul }) => kepada === akun.email && judul === 'Akun Hadir Anda dicoba orang lain');
    await expect.poll(() => ditebakMails().length, { timeout: 10_000 }).toBe(1);
    expect(ditebakMails()[0]?.teks).toContain('Seseorang yang mengetahui kata sandi Anda');
    const { token } = await mulai(akun.username);
    expect((await dengan('totp', token, '000000')).body.error).toBe('faktor.wait');
    const lain = await ditebak();
    await expect
      .poll(() => surat.some(({ kepada, judul }) => kepada === lain.email && judul.includes('dicoba orang lain')), {
        timeout: 10_000,
      })
      .toBe(true);
    expect(ditebakMails()).toHaveLength(1);
  });

  test('its owner comes in with a recovery code', async () => {
    const { username, kode_pemulihan } = await ditebak();
    expect((await dengan('pemulihan', (await mulai(username)).token, kode_pemulihan[0] ?? '')).status).toBe(200);
  });

  test('its owner comes in from anywhere with a code from his mail, which gives five tries', async () => {
    const akun = await ditebak();
    const kodeSurat = async () => {
      const before = surat.length;
      await stranger.post('/login/kode', { username: akun.username });
      const MASUK = /masuk Hadir Anda: (\S+)/;
      const { teks } = await suratTiba((one) => one.kepada === akun.email && MASUK.test(one.teks), before);
      return MASUK.exec(teks)?.[1];
    };
    const { body } = await cobaMasuk({}, akun.username, { payload: { kode: await kodeSurat() } });
    const { token } = body.data as { token: string };
    for (let i = 0; i < 5; i += 1) expect((await dengan('totp', token, '000000')).status).toBe(401);
    expect((await dengan('totp', token, kodeOf(akun.rahasia))).status).toBe(433);
    expect((await langkah({}, akun, kodeOf(akun.rahasia), { kode: await kodeSurat() })).status).toBe(200);
  });
});
