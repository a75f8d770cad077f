import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { expect, test } from 'vitest';
import { SANDI, signingIn } from '../../testing/sign-in.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, stranger, surat } = server;
const { orang, login, cookieOf } = await signingIn(server);
const BARU = 'Lembayung-31';
const SENDIRI = 'Kenanga-82';

/** A teacher whose operator chose his password, and those around him. */
async function diatur() {
  const organisasi = await given.organisasi();
  const guru = await orang({ tenant_id: organisasi.tenant_id });
  await given.anggota(organisasi, { user_id: guru.user_id });
  const operator = as(await given.orang('operator', organisasi));
  const admin = as(await given.orang('admin', organisasi));
  const isi = { password_new: BARU, password_new_confirmation: BARU };
  expect((await operator.put(`/users/${guru.user_id}/update-password`, isi)).status).toBe(200);
  const lain = await given.organisasi({ tenant_id: organisasi.tenant_id });
  const jadiOperator = ({ organisasi_id } = lain) =>
    admin.post(`/orgs/${organisasi_id}/users`, { user_id: guru.user_id, role: KODE_PERAN.operator });
  const naik = () =>
    admin.post(`/orgs/${organisasi.organisasi_id}/users/${guru.user_id}/role`, { role: KODE_PERAN.operator });
  return { guru, jadiOperator, naik };
}

test('whose password another chose is made operator nowhere, until he chooses his own', async () => {
  const { guru, jadiOperator, naik } = await diatur();
  for (const answer of [await naik(), await jadiOperator()]) {
    expect(answer).toMatchObject({ status: 433, body: { error: 'akun.sandi_pemberian' } });
    expect(answer.body.message).toContain(guru.nama);
  }
  const cookie = cookieOf(await login(guru.username, BARU));
  const payload = { password_old: BARU, password_new: SENDIRI, password_new_confirmation: SENDIRI };
  expect((await stranger.call('POST', '/password', { ...cookie, payload })).status).toBe(200);
  expect((await naik()).status).toBe(200);
  expect((await jadiOperator()).status).toBeLessThan(300);
});

test('he is told by mail that it was chosen, without it', async () => {
  const { guru } = await diatur();
  const kepadanya = surat.filter(({ kepada }) => kepada === guru.email);
  expect(kepadanya.map(({ judul }) => judul)).toContain('Kata sandi akun Hadir Anda ditetapkan pengelola');
  for (const secret of [BARU, SANDI]) expect(JSON.stringify(kepadanya)).not.toContain(secret);
});
