import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

test('asking for a link answers the same whether or not the address exists', async () => {
  const server = givenServer({ auth: { sendLinkReset: () => null } });
  const app = await renderApp('/lupapassword');
  await app.getByRole('textbox', { name: 'Email' }).fill('siti@sekolah.sch.id');
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'Kirim tautan' }).click();
  await expect.element(app.getByText(/Jika alamat email terdaftar/)).toBeVisible();
  expect(server.asked).toMatchObject([{ input: { email: 'siti@sekolah.sch.id' } }]);
});

test('what is no address is told before it is sent', async () => {
  const server = givenServer({});
  const app = await renderApp('/lupapassword');
  await app.getByRole('textbox', { name: 'Email' }).fill('siti');
  await app.getByRole('button', { name: 'Kirim tautan' }).click();
  await expect.element(app.getByText(/Isi dengan alamat email/)).toBeVisible();
  expect(server.asked).toEqual([]);
});

const tautan = () => ({ nama: 'Siti Nurhaliza', username: 'siti.nurhaliza', sandi_min: 8 });

const fill = async (app: Awaited<ReturnType<typeof renderApp>>) => {
  await app.getByLabelText('Kata sandi baru', { exact: false }).first().fill('Rahasia1');
  await app.getByLabelText('Konfirmasi kata sandi baru', { exact: false }).first().fill('Rahasia1');
  await app.getByRole('button', { name: 'Simpan kata sandi' }).click();
};

test('the link from the mail sets a new password and leads to the login', async () => {
  const server = givenServer({ auth: { checkReset: tautan, resetPassword: () => null } });
  const app = await renderApp('/lupapassword?token=abc');
  await fill(app);
  await expect.element(app.getByText('Kata Sandi berhasil diperbarui. Silakan masuk')).toBeVisible();
  expect(server.lastOf('auth.resetPassword')).toMatchObject({ token: 'abc', password_new: 'Rahasia1' });
});

test('the link names whose account it is and what the place asks of a password', async () => {
  givenServer({ auth: { checkReset: tautan } });
  const app = await renderApp('/lupapassword?token=abc');
  await expect.element(app.getByRole('heading', { name: 'Halo, Siti Nurhaliza' })).toBeVisible();
  await expect.element(app.getByRole('textbox', { name: 'Nama pengguna' })).toHaveValue('siti.nurhaliza');
  await expect.element(app.getByText(/Minimal 8 karakter\.$/)).toBeVisible();
  await expectNoAxeFindings();
});

test('a link that was used or has lapsed says so at once, before anything is typed', async () => {
  givenServer({
    auth: {
      checkReset: () => {
        throw new Refusal('auth.link_invalid');
      },
    },
  });
  const app = await renderApp('/lupapassword?token=lama');
  await expect.element(app.getByRole('alert')).toBeVisible();
  await expect.element(app.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute('href', '/lupapassword');
  await expect.element(app.getByRole('button', { name: 'Simpan kata sandi' })).not.toBeInTheDocument();
});

test('a link that lapses while one types says so and keeps the form', async () => {
  givenServer({
    auth: {
      checkReset: tautan,
      resetPassword: () => {
        throw new Refusal('auth.link_invalid');
      },
    },
  });
  const app = await renderApp('/lupapassword?token=lama');
  await fill(app);
  await expect.element(app.getByRole('alert')).toBeVisible();
  await expect.element(app.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute('href', '/lupapassword');
});

test('a new password that is left empty is asked for, twice', async () => {
  givenServer({ auth: { checkReset: tautan } });
  const app = await renderApp('/lupapassword?token=abc');
  await app.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect.poll(() => app.getByText('Wajib diisi', { exact: true }).elements().length).toBe(2);
});
