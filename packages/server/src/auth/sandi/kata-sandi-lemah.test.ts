import { describe, expect, test } from 'vitest';
import { SANDI, signingIn } from '../../testing/sign-in.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { addTautan } from '../dasar/tautan.queries.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';

const server = await startTestServer();
const { given, all, as, stranger, clock } = server;
const { password_hash, login, cookieOf } = await signingIn(server);

const organisasi = await given.organisasi();
const operator = as(await given.orang('operator', organisasi));
let nomor = 0;

/** A member whose names and numbers are known. */
async function anggota() {
  nomor += 1;
  const { user_id, tenant_id } = await given.anggota(organisasi, { nip: `19850101201001${1000 + nomor}` });
  const akun = {
    nama: 'Siti Nurhaliza',
    username: `nurul.kebun${nomor}`,
    email: `melur${nomor}@contoh.id`,
    password_hash,
  };
  await all.updateTable('users').set(akun).where('user_id', '=', user_id).execute();
  return { user_id, tenant_id, nip: `19850101201001${1000 + nomor}`, ...akun };
}
type Anggota = Awaited<ReturnType<typeof anggota>>;

const tautanFor = async ({ user_id, tenant_id }: Anggota, jenis: 'reset' | 'aktivasi') => {
  const token = crypto.randomUUID();
  const kedaluwarsa_pada = new Date(clock.now.getTime() + 3_600_000);
  await addTautan(all, [{ token_hash: hashToken(token), jenis, user_id, tenant_id, kedaluwarsa_pada }], clock.now);
  return token;
};
/** The token of somebody who has no password yet. */
const aktivasiFor = async (akun: Anggota) => {
  await all.updateTable('users').set({ password_hash: null }).where('user_id', '=', akun.user_id).execute();
  return tautanFor(akun, 'aktivasi');
};
const twice = (baru: string) => ({ password_new: baru, password_new_confirmation: baru });

/** Every way in which a password is set, with the field at which it is refused. */
const WAYS = {
  'by oneself': async (akun: Anggota, baru: string) =>
    stranger.call('POST', '/password', { ...cookieOf(await login(akun.username)), payload: { password_old: SANDI, ...twice(baru) } }),
  'under one’s own number': async (akun: Anggota, baru: string) =>
    as(akun).put(`/users/${akun.user_id}/ubah-password`, { password_old: SANDI, ...twice(baru) }),
  'by a mailed link': async (akun: Anggota, baru: string) =>
    stranger.post('/reset-password', { token: await tautanFor(akun, 'reset'), ...twice(baru) }),
  'by an operator': async ({ user_id }: Anggota, baru: string) => operator.put(`/users/${user_id}/update-password`, twice(baru)),
  'at activation': async (akun: Anggota, baru: string) =>
    stranger.post('/aktivasi', {
      token: await aktivasiFor(akun),
      username: akun.username,
      email: akun.email,
      password: baru,
      password_confirmation: baru,
    }),
}; // prettier-ignore

describe.each(Object.entries(WAYS))('a password that is set %s', (_, setPassword) => {
  test('is not what everybody uses, nor what everybody knows of the person', async () => {
    const akun = await anggota();
    const answers = [];
    for (const baru of ['Sayang123', 'password1', akun.username, akun.email, 'SitiNurhaliza', akun.nip]) {
      answers.push(await setPassword(akun, baru));
    }
    const said = answers.map(({ status, body }) => [status, Object.values(body.errors ?? {}).flat()[0]]);
    const umum = expect.stringContaining('dipakai banyak orang');
    const sendiri = expect.stringContaining('nama, nama pengguna, email, atau nomor sendiri');
    expect(said).toEqual([umum, umum, sendiri, sendiri, sendiri, sendiri].map((kalimat) => [422, kalimat]));
    for (const { body } of answers)
      expect(Object.keys(body.errors ?? {})).toEqual([expect.stringMatching(/^password(_new)?$/)]);

    expect((await setPassword(akun, 'Kelapa-muda-7')).status).toBe(200);
    expect((await login(akun.username, 'Kelapa-muda-7')).status).toBe(200);
  });
});
