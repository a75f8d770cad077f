import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenDiminta } from '../../testing/given/given-faktor.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const tautan = {
  nama: 'Rina Gunawan',
  nama_organisasi: 'MAN 1 Jakarta',
  email: 'rina@man1.sch.id',
  username: null,
  jenis: 'aktivasi',
  sandi_min: 10,
};

test('a member activates with the token of his sheet, seeing his own name first, and is in', async () => {
  const server = givenServer({
    auth: {
      ...givenSession(),
      checkAktivasi: () => tautan,
      activateAkun: () => null,
      login: () => givenMe({ organisasi_tunggal: 9 }),
    },
  });
  const app = await renderApp('/aktivasi');
  await app.getByRole('textbox', { name: 'Token aktivasi' }).fill(' baik ');
  await app.getByRole('button', { name: 'Lanjutkan' }).click();

  await expect.element(app.getByRole('heading', { name: 'Halo, Rina Gunawan' })).toBeVisible();
  await expect.element(app.getByRole('textbox', { name: 'Email' })).toHaveValue('rina@man1.sch.id');
  await app.getByRole('textbox', { name: 'Nama pengguna' }).fill('rina.gunawan');
  await app.getByLabelText('Kata sandi', { exact: false }).nth(0).fill('Rahasia1');
  await app.getByLabelText('Konfirmasi kata sandi', { exact: false }).first().fill('Rahasia1');
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'Aktifkan akun' }).click();

  await expect.poll(app.address).toBe('/dashboard/9');
  expect(server.lastOf('auth.activateAkun')).toMatchObject({ token: 'baik', username: 'rina.gunawan' });
  expect(server.lastOf('auth.login')).toMatchObject({ username: 'rina.gunawan', password: 'Rahasia1' });
});

test.each([
  ['a second factor is asked', () => givenDiminta()],
  [
    'his place is closed',
    () => {
      throw new Refusal('auth.wrong_credentials');
    },
  ],
])('where %s, who has activated is led to the login, which says that he has', async (_, login) => {
  givenServer({ auth: { checkAktivasi: () => tautan, activateAkun: () => null, login } });
  const app = await renderApp('/aktivasi?token=baik');
  await app.getByRole('textbox', { name: 'Nama pengguna' }).fill('rina.gunawan');
  await app.getByLabelText('Kata sandi', { exact: false }).nth(0).fill('Rahasia1');
  await app.getByLabelText('Konfirmasi kata sandi', { exact: false }).first().fill('Rahasia1');
  await app.getByRole('button', { name: 'Aktifkan akun' }).click();
  await expect.element(app.getByText('Akun Anda aktif. Silakan masuk')).toBeVisible();
  expect(app.address()).toBe('/login');
});

test.each(['/aktivasi?token=lama', '/aktivasi-akun?token=lama', '/aktivasi-simpatika/lama'])(
  '%s says why a token does not hold',
  async (href) => {
    givenServer({
      auth: {
        checkAktivasi: () => {
          throw new Refusal('auth.link_invalid');
        },
      },
    });
    const app = await renderApp(href);
    await expect.element(app.getByRole('alert')).toBeVisible();
    await expect.element(app.getByRole('link', { name: 'Masukkan token lain' })).toHaveAttribute('href', '/aktivasi');
    // The usual reason: the account is active already.
    await expect.element(app.getByRole('link', { name: 'Masuk', exact: true })).toHaveAttribute('href', '/login');
  },
);

test('passwords that differ are told before anything is sent', async () => {
  const server = givenServer({ auth: { checkAktivasi: () => tautan } });
  const app = await renderApp('/aktivasi?token=baik');
  await expect.element(app.getByText(/Minimal 10 karakter\.$/)).toBeVisible();
  await app.getByRole('textbox', { name: 'Nama pengguna' }).fill('rina');
  await app.getByLabelText('Kata sandi', { exact: false }).nth(0).fill('Rahasia1');
  await app.getByLabelText('Konfirmasi kata sandi', { exact: false }).first().fill('Rahasia2');
  await app.getByRole('button', { name: 'Aktifkan akun' }).click();
  await expect.element(app.getByText('Konfirmasi tidak sama dengan kata sandi')).toBeVisible();
  await expect.element(app.getByText('Minimal 6 karakter', { exact: true })).toBeVisible();
  expect(server.asked.map(({ name }) => name)).toEqual(['auth.checkAktivasi']);
});

test('the user name that his operator gave him is there already, and may be kept', async () => {
  const server = givenServer({
    auth: {
      checkAktivasi: () => ({ ...tautan, username: 'asing.013' }),
      activateAkun: () => null,
      login: () => givenDiminta(),
    },
  });
  const app = await renderApp('/aktivasi?token=baik');
  await expect.element(app.getByRole('textbox', { name: 'Nama pengguna' })).toHaveValue('asing.013');
  await app.getByLabelText('Kata sandi', { exact: false }).nth(0).fill('Rahasia12345');
  await app.getByLabelText('Konfirmasi kata sandi', { exact: false }).first().fill('Rahasia12345');
  await app.getByRole('button', { name: 'Aktifkan akun' }).click();
  await expect.poll(() => server.lastOf('auth.activateAkun')).toMatchObject({ username: 'asing.013' });
});

test('what is left empty is asked for, not measured', async () => {
  givenServer({ auth: { checkAktivasi: () => ({ ...tautan, email: null }) } });
  const app = await renderApp('/aktivasi?token=baik');
  await app.getByRole('button', { name: 'Aktifkan akun' }).click();
  // User name, e-mail, password, and the password once more.
  await expect.poll(() => app.getByText('Wajib diisi', { exact: true }).elements().length).toBe(4);
  expect(app.getByText('Minimal 6 karakter', { exact: true }).query()).toBeNull();
});

test.each([
  ['/activation', '/aktivasi'],
  ['/activation?token=abc', '/aktivasi-akun?token=abc'],
  ['/activation?token=abc&is_sso=1', '/aktivasi-simpatika/abc'],
])('%s leads to %s', async (from, to) => {
  givenServer({ auth: { checkAktivasi: () => tautan } });
  const app = await renderApp(from);
  await expect.poll(app.address).toBe(to);
});
