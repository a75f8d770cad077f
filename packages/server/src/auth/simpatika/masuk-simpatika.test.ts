import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createOidcMasuk } from '../../platform/simpatika/masuk/oidc-masuk.ts';
import type { UlahPenyedia } from '../../platform/simpatika/masuk/penyedia/ulah-penyedia.ts';
import { startPenyedia } from '../../platform/simpatika/masuk/penyedia/start-penyedia.ts';
import { hashPassword } from '../sandi/hash-password.ts';
import type { Answer } from '../../testing/caller.ts';
import { givenFaktor } from '../../testing/given/given-faktor.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { walkPenyedia } from '../../testing/luar/walk-penyedia.ts';

const BACK = 'http://hadir.test/login';
const penyedia = await startPenyedia([BACK]);
afterAll(penyedia.close);
const server = await startTestServer({ masukSimpatika: createOidcMasuk({ ...penyedia, timeoutDetik: 1 }) });
const { given, all, as, stranger, surat, clock } = server;
const { kodeOf, later, denganTotp } = await givenFaktor(server);
afterEach(() => penyedia.atur({ ulah: null }));

let urut = 0;
/** Sixteen digits that nobody else in these tests has. */
const nomorBaru = () => String(1_000_000_000_000_000 + (urut += 1) * 7919);

const begin = async () => {
  const { status, headers } = await stranger.get('/login-simpatika');
  expect(status).toBe(303);
  const [cookie = ''] = String(headers['set-cookie'] ?? '').split(';');
  return { cookie, url: String(headers['location']) };
};
const finish = (jawaban: Record<string, string>, cookie: string) =>
  stranger.post('/login-simpatika', jawaban, { cookie });
/** From the button to the answer, as one person of the staff system. */
async function masuk(sub: string): Promise<Answer> {
  const { cookie, url } = await begin();
  return finish(await walkPenyedia(url, BACK, sub), cookie);
}
/** Somebody there, known by what is given, and what he is here: a member whose organisation records the same. */
async function guru(fields: { nuptk?: string; nik?: string; nip?: string } = { nuptk: nomorBaru() }) {
  const organisasi = await given.organisasi();
  const orang = await given.orang('user', organisasi);
  await all.updateTable('anggota').set(fields).where('user_id', '=', orang.user_id).execute();
  const sub = `p-${orang.user_id}`;
  await penyedia.atur({ orang: [{ sub, nama: 'Guru', ...fields }] });
  return { organisasi, orang, sub, ...fields };
}
type Perlu = { sambungan: string; aktivasi: string | null };
const perlu = ({ body }: Answer) => body.data as unknown as Perlu;
const isMasuk = ({ headers }: Answer) => /hadir_sesi=[^;]{20,}/.test(String(headers['set-cookie'] ?? ''));
const bersandi = (user_id: number) =>
  all.updateTable('users').set({ password_hash: 'x' }).where('user_id', '=', user_id).execute();

describe('the first time', () => {
  test('whose account has a password shows once that it is his, is told by mail, and then comes in at once', async () => {
    const { orang, sub } = await guru();
    await bersandi(orang.user_id);
    const first = await masuk(sub);
    expect(first).toMatchObject({ status: 200, body: { data: { aktivasi: null } } });
    expect(isMasuk(first)).toBe(false);
    const { sambungan } = perlu(first);
    surat.length = 0;
    expect((await as(orang).post('/me/simpatika', { sambungan })).status).toBe(200);
    expect(surat.map(({ judul }) => judul)).toEqual(['Akun Hadir Anda tersambung dengan Simpatika']);
    // Handed in again it changes nothing.
    expect((await as(orang).post('/me/simpatika', { sambungan })).status).toBe(200);
    const second = await masuk(sub);
    expect(second).toMatchObject({ status: 200, body: { data: { user_id: orang.user_id } } });
    expect(isMasuk(second)).toBe(true);
    expect((await as(orang).get('/me/simpatika')).body.data).toMatchObject({ terakhir_pada: clock.now.toISOString() });
  });

  test('whose account is nobody’s yet activates it by the token, which lets its printed one hold', async () => {
    const { orang, sub } = await guru();
    await all.updateTable('users').set({ password_hash: null }).where('user_id', '=', orang.user_id).execute();
    const { aktivasi } = perlu(await masuk(sub));
    expect(aktivasi).toMatch(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/);
    expect(perlu(await masuk(sub)).aktivasi).toBe(aktivasi);
    expect((await stranger.get(`/aktivasi/${aktivasi}`)).status).toBe(200);
  });

  test('an activation that numbers handed out ends when they are put right, and is handed out again by the right ones', async () => {
    const { orang, sub, nuptk } = await guru();
    await all.updateTable('users').set({ password_hash: null }).where('user_id', '=', orang.user_id).execute();
    const { aktivasi } = perlu(await masuk(sub));
    const nomor = (isi: string | null) =>
      all.updateTable('anggota').set({ nuptk: isi }).where('user_id', '=', orang.user_id).execute();
    await nomor(null);
    expect((await stranger.get(`/aktivasi/${aktivasi}`)).body.error).toBe('auth.link_invalid');
    await nomor(nuptk ?? null);
    expect((await stranger.get(`/aktivasi/${aktivasi}`)).body.error).toBe('auth.link_invalid');
    const baru = perlu(await masuk(sub)).aktivasi;
    expect(baru).not.toBe(aktivasi);
    expect((await stranger.get(`/aktivasi/${baru}`)).status).toBe(200);
  });

  test.each(['nik', 'nip'] as const)('one is known by the %s as well', async (jenis) => {
    const { orang, sub } = await guru({ [jenis]: jenis === 'nip' ? `${nomorBaru()}01` : nomorBaru() });
    await bersandi(orang.user_id);
    expect(perlu(await masuk(sub)).sambungan).toBeTypeOf('string');
  });

  test('nobody is joined who is not known, is known twice, is blocked, or manages a tenant', async () => {
    const { sub, orang, organisasi, nuptk = '' } = await guru();
    const sebab = async () => {
      const { status, body } = await masuk(sub);
      return [status, body.error];
    };
    await all.updateTable('users').set({ is_admin: true }).where('user_id', '=', orang.user_id).execute();
    expect(await sebab()).toEqual([433, 'masuk_simpatika.pengelola']);
    await all
      .updateTable('users')
      .set({ is_admin: false, status: STATUS_USER.diblokir })
      .where('user_id', '=', orang.user_id)
      .execute();
    expect(await sebab()).toEqual([401, 'auth.account_blocked']);
    await all.updateTable('users').set({ status: STATUS_USER.aktif }).where('user_id', '=', orang.user_id).execute();
    const kembar = await given.orang('user', await given.organisasi());
    await all.updateTable('anggota').set({ nuptk }).where('user_id', '=', kembar.user_id).execute();
    expect(await sebab()).toEqual([433, 'masuk_simpatika.lebih_dari_satu']);
    await all.updateTable('anggota').set({ nuptk: null }).where('nuptk', '=', nuptk).execute();
    expect(await sebab()).toEqual([433, 'masuk_simpatika.tidak_dikenal']);
    // An operator's account that nobody uses yet is not handed over by a number.
    await all
      .updateTable('anggota')
      .set({ nuptk, role: KODE_PERAN.operator })
      .where('user_id', '=', orang.user_id)
      .execute();
    await all.updateTable('users').set({ password_hash: null }).where('user_id', '=', orang.user_id).execute();
    expect(await sebab()).toEqual([433, 'masuk_simpatika.belum_aktif']);
    // A place that is closed is closed by this door too.
    await bersandi(orang.user_id);
    await all
      .updateTable('organisasi')
      .set({ status: STATUS_RECORD.diblokir })
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .execute();
    expect((await masuk(sub)).status).toBe(401);
  });

  test('what joined an account once joins it no second time after it was parted', async () => {
    const { orang, sub } = await guru();
    await bersandi(orang.user_id);
    const { sambungan } = perlu(await masuk(sub));
    expect((await as(orang).post('/me/simpatika', { sambungan })).status).toBe(200);
    await all.deleteFrom('akun_simpatika').where('user_id', '=', orang.user_id).execute();
    expect((await as(orang).post('/me/simpatika', { sambungan })).body.error).toBe('masuk_simpatika.expired');
    // The same, written another way.
    expect((await as(orang).post('/me/simpatika', { sambungan: `${sambungan}=` })).status).toBe(433);
    expect(await all.selectFrom('akun_simpatika').where('user_id', '=', orang.user_id).execute()).toEqual([]);
  });

  test('the numbers are judged again when it is joined: what has become doubtful meanwhile joins nobody', async () => {
    const { orang, sub, nuptk } = await guru();
    await bersandi(orang.user_id);
    const { sambungan } = perlu(await masuk(sub));
    const kembar = await given.orang('user', await given.organisasi());
    await all.updateTable('anggota').set({ nuptk }).where('user_id', '=', kembar.user_id).execute();
    expect((await as(orang).post('/me/simpatika', { sambungan })).body.error).toBe('masuk_simpatika.lebih_dari_satu');
    await all.updateTable('anggota').set({ nuptk: null }).where('user_id', '=', kembar.user_id).execute();
    expect((await as(orang).post('/me/simpatika', { sambungan })).status).toBe(200);
  });

  test('what joins one account joins no other, holds for half an hour, and joins nobody twice', async () => {
    const { orang, sub, organisasi } = await guru();
    await bersandi(orang.user_id);
    const { sambungan } = perlu(await masuk(sub));
    const rekan = await given.orang('user', organisasi);
    expect((await as(rekan).post('/me/simpatika', { sambungan })).body.error).toBe('masuk_simpatika.akun_lain');
    expect((await as(orang).post('/me/simpatika', { sambungan: `x${sambungan}` })).status).toBe(433);
    const then = clock.now;
    clock.now = new Date(then.getTime() + 31 * 60_000);
    const late = await as(orang).post('/me/simpatika', { sambungan });
    clock.now = then;
    expect(late.body.error).toBe('masuk_simpatika.expired');
    await all
      .insertInto('akun_simpatika')
      .values({ user_id: orang.user_id, tenant_id: orang.tenant_id, penerbit: 'lain', sub: 'lain', dibuat_pada: then })
      .execute();
    expect((await as(orang).post('/me/simpatika', { sambungan })).body.error).toBe('masuk_simpatika.akun_lain');
  });
});

/** Somebody who is joined already. */
async function tersambung() {
  const one = await guru();
  const { user_id, tenant_id } = one.orang;
  await all
    .insertInto('akun_simpatika')
    .values({ user_id, tenant_id, penerbit: penyedia.url, sub: one.sub, dibuat_pada: clock.now })
    .execute();
  return one;
}

test('a second factor is asked for as after a password, and a blocked account stays out', async () => {
  const { user_id, rahasia } = await denganTotp();
  const sub = `p-${user_id}`;
  await penyedia.atur({ orang: [{ sub, nama: 'Guru' }] });
  await all
    .insertInto('akun_simpatika')
    .values({ user_id, tenant_id: null, penerbit: penyedia.url, sub, dibuat_pada: clock.now })
    .execute();
  const asked = await masuk(sub);
  expect(asked).toMatchObject({ status: 200, body: { data: { cara: expect.arrayContaining(['totp']) } } });
  expect(isMasuk(asked)).toBe(false);
  later(60);
  const { token } = asked.body.data as { token: string };
  const entered = await stranger.post('/login/faktor', { token, cara: 'totp', kode: kodeOf(rahasia) });
  expect(isMasuk(entered)).toBe(true);
  await all.updateTable('users').set({ status: STATUS_USER.diblokir }).where('user_id', '=', user_id).execute();
  expect((await masuk(sub)).body.error).toBe('auth.account_blocked');
});

describe('an answer that is not to be believed', () => {
  test.each<[UlahPenyedia, number, string]>([
    ['klien_lain', 433, 'masuk_simpatika.failed'],
    ['penerbit_lain', 433, 'masuk_simpatika.failed'],
    ['nonce_lain', 433, 'masuk_simpatika.failed'],
    ['kedaluwarsa', 433, 'masuk_simpatika.failed'],
    ['kunci_lain', 433, 'masuk_simpatika.failed'],
    ['lambat', 520, 'masuk_simpatika.unreachable'],
    ['sibuk', 520, 'masuk_simpatika.unreachable'],
  ])('%s', async (ulah, status, error) => {
    const { sub } = await tersambung();
    const { cookie, url } = await begin();
    const jawaban = await walkPenyedia(url, BACK, sub);
    await penyedia.atur({ ulah });
    const answer = await finish(jawaban, cookie);
    expect([answer.status, answer.body.error, isMasuk(answer)]).toEqual([status, error, false]);
  });

  test('a clock half a minute ahead, and keys that were changed a moment ago, are no reason', async () => {
    const { sub } = await tersambung();
    await penyedia.atur({ ulah: 'jam_maju' });
    expect((await masuk(sub)).status).toBe(200);
    await penyedia.atur({ is_kunci_baru: true, ulah: null });
    expect((await masuk(sub)).status).toBe(200);
  });
});

describe('whoever attacks it', () => {
  test('ends no sign-in that was begun in another browser, with another state, twice, or too long ago', async () => {
    const { sub } = await tersambung();
    const { cookie, url } = await begin();
    const jawaban = await walkPenyedia(url, BACK, sub);
    const other = await begin();
    const expired = { status: 433, body: { error: 'masuk_simpatika.expired' } };
    expect(await stranger.post('/login-simpatika', jawaban)).toMatchObject(expired);
    expect(await finish(jawaban, other.cookie)).toMatchObject(expired);
    expect(await finish({ ...jawaban, state: 'lain' }, cookie)).toMatchObject(expired);
    expect(await finish(jawaban, cookie.replace(/.$/, '!'))).toMatchObject(expired);
    const then = clock.now;
    clock.now = new Date(then.getTime() + 11 * 60_000);
    const late = await finish(jawaban, cookie);
    clock.now = then;
    expect(late).toMatchObject(expired);
    expect((await finish(jawaban, cookie)).status).toBe(200);
    // The code was good for once, the cookie's copy notwithstanding.
    expect(await finish(jawaban, cookie)).toMatchObject({ status: 433, body: { error: 'masuk_simpatika.failed' } });
  });

  test('brings in no code of another’s sign-in, and no answer that names another issuer', async () => {
    const { sub } = await tersambung();
    const mine = await begin();
    const theirs = await begin();
    const jawaban = await walkPenyedia(theirs.url, BACK, sub);
    const own = await walkPenyedia(mine.url, BACK, sub);
    const failed = { status: 433, body: { error: 'masuk_simpatika.failed' } };
    expect(await finish({ ...own, code: jawaban['code'] ?? '' }, mine.cookie)).toMatchObject(failed);
    const again = await begin();
    const third = await walkPenyedia(again.url, BACK, sub);
    expect(await finish({ ...third, iss: 'https://penerbit-lain.test' }, again.cookie)).toMatchObject(failed);
  });

  test('is sent nowhere but to the provider, whatever is asked for, and the cookie is for that one call', async () => {
    const { headers } = await stranger.get(
      '/login-simpatika?kembali=https://jahat.test&redirect_uri=https://jahat.test',
    );
    const to = new URL(String(headers['location']));
    expect(to.origin).toBe(penyedia.url);
    expect(to.searchParams.get('redirect_uri')).toBe(BACK);
    expect(to.searchParams.get('code_challenge_method')).toBe('S256');
    expect(to.href).not.toContain('jahat');
    expect(String(headers['set-cookie'])).toMatch(/Path=\/api\/login-simpatika; HttpOnly; SameSite=Strict$/);
  });

  test('learns nothing of a password by it: whoever parts an account from it shows the password', async () => {
    const { orang, sub } = await tersambung();
    expect((await as(orang).delete('/me/simpatika', { password: 'salah-sekali' })).status).toBe(422);
    expect((await masuk(sub)).status).toBe(200);
  });

  test('parted from it, every other session ends, as whoever came in by it is out', async () => {
    const { orang, sub } = await tersambung();
    const sandi = await hashPassword('Kelapa-muda-7');
    await all.updateTable('users').set({ password_hash: sandi }).where('user_id', '=', orang.user_id).execute();
    const lewat = await masuk(sub);
    const cookie = String(lewat.headers['set-cookie'] ?? '').match(/hadir_sesi=[^;]+/)?.[0] ?? '';
    const aku = () => stranger.call('GET', '/me', { headers: { cookie } });
    expect((await aku()).status).toBe(200);
    const pemilik = as(orang);
    expect((await pemilik.delete('/me/simpatika', { password: 'Kelapa-muda-7' })).status).toBe(200);
    expect((await aku()).status).toBe(401);
    expect((await pemilik.get('/me')).status).toBe(200);
  });
});

test('where it is not configured it is not offered, and its addresses say so', async () => {
  const tanpa = await startTestServer();
  expect((await tanpa.stranger.get('/cara-masuk')).body.data).toEqual({ is_simpatika: false });
  expect((await stranger.get('/cara-masuk')).body.data).toEqual({ is_simpatika: true });
  const asked = await tanpa.stranger.get('/login-simpatika');
  expect([asked.status, asked.headers['location']]).toEqual([303, '/login?simpatika=off']);
  const ended = await tanpa.stranger.post('/login-simpatika', { code: 'a', state: 'b' });
  expect(ended).toMatchObject({ status: 433, body: { error: 'masuk_simpatika.off' } });
});

test('a provider that is down is told at the sign-in page, which stays usable', async () => {
  const mati = await startTestServer({
    masukSimpatika: createOidcMasuk({ url: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b', timeoutDetik: 1 }),
  });
  const asked = await mati.stranger.get('/login-simpatika');
  expect([asked.status, asked.headers['location']]).toEqual([303, '/login?simpatika=unreachable']);
  expect(asked.headers['set-cookie']).toBeUndefined();
});
