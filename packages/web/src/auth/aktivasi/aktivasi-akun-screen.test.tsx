import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

test('a member without a sheet asks by his number, and ends his activation with the code of the mail', async () => {
  const server = givenServer({
    auth: { ...givenSession(), login: () => givenMe({ organisasi_tunggal: 9 }) },
    permintaanAktivasi: {
      sendKodeAktivasi: () => null,
      activateUser: ({ kode }) => {
        if (kode === 'SALAH') throw new Refusal('auth.link_invalid');
        return null;
      },
    },
  });
  const app = await renderApp('/aktivasi');
  await app.getByRole('link', { name: 'Minta kode aktivasi' }).click();
  await app.getByRole('textbox', { name: 'Kode instansi' }).fill('31710001');
  await app.getByRole('textbox', { name: 'NIP, NIK, atau NUPTK' }).fill('198001012005012001');
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'Minta kode' }).click();
  await expect.element(app.getByText('Permintaan diterima.', { exact: false })).toBeVisible();

  await app.getByRole('textbox', { name: 'Kode aktivasi' }).fill('SALAH');
  await app.getByRole('textbox', { name: 'Nama pengguna' }).fill('sri.wahyuni');
  await app.getByLabelText('Kata sandi', { exact: false }).nth(0).fill('tiga-kuda-lari');
  await app.getByLabelText('Konfirmasi kata sandi', { exact: false }).first().fill('tiga-kuda-lari');
  await app.getByRole('button', { name: 'Aktifkan akun' }).click();
  await expect.element(app.getByRole('alert')).toBeVisible();
  // What was typed stays.
  await app.getByRole('textbox', { name: 'Kode aktivasi' }).fill('ABCD-EFGH-JKMN-PQRS');
  await app.getByRole('button', { name: 'Aktifkan akun' }).click();
  await expect.poll(app.address).toBe('/dashboard/9');
  expect(server.lastOf('permintaanAktivasi.activateUser')).toMatchObject({ username: 'sri.wahyuni' });
});

test('the link of the mail brings its code', async () => {
  givenServer({});
  const app = await renderApp('/aktivasi-akun?kode=ABCD-EFGH-JKMN-PQRS');
  await expect.element(app.getByRole('textbox', { name: 'Kode aktivasi' })).toHaveValue('ABCD-EFGH-JKMN-PQRS');
  await expectNoAxeFindings();
});
