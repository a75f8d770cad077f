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

const fill = async (app: Awaited<ReturnType<typeof renderApp>>) => {
  await app.getByLabelText('Kata sandi baru', { exact: false }).first().fill('Rahasia1');
  await app.getByLabelText('Konfirmasi kata sandi baru', { exact: false }).first().fill('Rahasia1');
  await app.getByRole('button', { name: 'Simpan kata sandi' }).click();
};

test('the link from the mail sets a new password and leads to the login', async () => {
  const server = givenServer({ auth: { resetPassword: () => null } });
  const app = await renderApp('/lupapassword?token=abc');
  await fill(app);
  await expect.element(app.getByText('Kata Sandi berhasil diperbarui. Silakan masuk')).toBeVisible();
  expect(server.asked).toMatchObject([{ input: { token: 'abc', password_new: 'Rahasia1' } }]);
});

test('a link that no longer holds says so and keeps the form', async () => {
  givenServer({
    auth: {
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
  givenServer({});
  const app = await renderApp('/lupapassword?token=abc');
  await app.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect.poll(() => app.getByText('Wajib diisi', { exact: true }).elements().length).toBe(2);
});
