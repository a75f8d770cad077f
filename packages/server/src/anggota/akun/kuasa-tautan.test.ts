import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { describe, expect, test } from 'vitest';
import { signingIn } from '../../testing/sign-in.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, surat, stranger } = server;
const { login } = await signingIn(server);

const SANDI_BARU = 'Kelapa-muda-7';
type Isian = { username: string; email: string };
const activate = (token: string, { username, email }: Isian) =>
  stranger.post('/aktivasi', { token, username, email, password: SANDI_BARU, password_confirmation: SANDI_BARU });

/** Somebody whom an operator has just added, with the token that the operator holds. */
async function calon() {
  const organisasi = await given.organisasi();
  const operator = as(await given.orang('operator', organisasi));
  const admin = as(await given.orang('admin', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}/users`;
  const email = `calon-${organisasi.organisasi_id}@contoh.id`;
  const { user_id } = (await operator.post(url, { nama: 'Calon', email })).body.data as { user_id: number };
  const { token } = (await operator.put(`${url}/${user_id}/aktivasi`)).body.data as { token: string };
  const isian = { username: `calon-${organisasi.organisasi_id}`, email };
  const askEmail = (to: string) => operator.put(`/users/${user_id}/ubah-email`, { email: to });
  return { organisasi, operator, admin, url, user_id, email, token, isian, askEmail };
}

const tokenEmail = (email: string) =>
  /token=([\w-]+)/.exec(surat.findLast(({ kepada }) => kepada === email)?.teks ?? '')?.[1] ?? '';

describe('an activation token', () => {
  test('opens nothing any more once the account has a password', async () => {
    const { operator, user_id, email, token, isian } = await calon();
    const baru = { password_new: 'Salak-pondoh-3', password_new_confirmation: 'Salak-pondoh-3' };
    expect((await operator.put(`/users/${user_id}/update-password`, baru)).status).toBe(200);
    expect((await activate(token, isian)).body.error).toBe('auth.link_invalid');
    expect((await stranger.get(`/aktivasi/${token}`)).body.error).toBe('auth.link_invalid');
    expect((await login(email, 'Salak-pondoh-3')).status).toBe(200);
  });

  test('opens no account that is blocked, and makes none active that somebody made inactive', async () => {
    const { admin, operator, user_id, token, isian } = await calon();
    await admin.put(`/users/${user_id}/ubah-status`, { status: STATUS_RECORD.diblokir });
    expect((await activate(token, isian)).body.error).toBe('auth.account_blocked');

    await admin.put(`/users/${user_id}/ubah-status`, { status: STATUS_KEANGGOTAAN.aktif });
    await operator.put(`/users/${user_id}/ubah-status`, { status: STATUS_KEANGGOTAAN.tidak_aktif });
    expect((await activate(token, isian)).status).toBe(200);
    expect((await login(isian.username, SANDI_BARU)).body.data).toMatchObject({ is_aktif: false });
  });

  test('takes no username that is another’s address, and no address that is another’s username', async () => {
    const { token, isian } = await calon();
    const { tenant_id } = await given.tenant();
    const lain = await given.akun({ tenant_id, username: `nama-${isian.email}` });
    expect((await activate(token, { ...isian, username: lain.email?.toUpperCase() ?? '' })).body.errors).toEqual({
      username: [expect.stringContaining('Nama pengguna ini sudah dipakai')],
    });
    expect((await activate(token, { ...isian, email: lain.username ?? '' })).body.errors).toEqual({
      email: ['Alamat email sudah dipakai akun lain'],
    });
    expect((await activate(token, { ...isian, username: isian.email })).status).toBe(200);
  });
});

describe('what an operator asked for', () => {
  test.each(['a member of another organisation', 'an operator'])(
    'comes to nothing once an admin has made the person %s',
    async (what) => {
      const { organisasi, admin, url, user_id, email, token, isian, askEmail } = await calon();
      const jebakan = `jebakan-${user_id}@contoh.id`;
      await askEmail(jebakan);
      const lain = await given.organisasi({ tenant_id: organisasi.tenant_id });
      const made =
        what === 'an operator'
          ? await admin.post(`${url}/${user_id}/role`, { role: KODE_PERAN.operator })
          : await admin.post(`/orgs/${lain.organisasi_id}/users`, { user_id });
      expect(made.status).toBeLessThan(300);

      expect((await activate(token, isian)).body.error).toBe('auth.link_invalid');
      expect((await stranger.post('/verify', { token: tokenEmail(jebakan) })).body.error).toBe('auth.link_invalid');
      const akun = await all.selectFrom('users').select('email').where('user_id', '=', user_id).execute();
      expect(akun).toEqual([{ email }]);
    },
  );

  test('is a new address only while nobody else has it as a name', async () => {
    const { user_id, askEmail } = await calon();
    const baru = `baru-${user_id}@contoh.id`;
    expect((await askEmail(baru)).status).toBe(200);
    const { tenant_id } = await given.tenant();
    await given.akun({ tenant_id, username: baru.toUpperCase() });
    const answer = await stranger.post('/verify', { token: tokenEmail(baru) });
    expect(answer.body.error).toBe('akun.email_taken');
  });
});
