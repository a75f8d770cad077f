import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenDiminta } from '../../testing/given/given-faktor.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

async function signIn(
  diminta = givenDiminta(),
  refusal: 'faktor.wrong' | 'faktor.pemulihan_wrong' | 'faktor.wait' = 'faktor.wrong',
) {
  let kode = '135246';
  const server = givenServer({
    auth: { ...givenSession(), login: () => diminta },
    faktor: {
      enterByKode: (input) => {
        if (input.kode !== kode) throw new Refusal(refusal);
        kode = '';
        return givenMe();
      },
    },
  });
  const app = await renderApp('/login?kembali=%2Forganisasi%2F9%2Fmutasi');
  await app.getByRole('textbox', { name: 'Nama pengguna' }).fill('siti.nurhaliza');
  await app.getByLabelText('Kata sandi', { exact: false }).first().fill('hadir123');
  await app.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect.element(app.getByRole('heading', { name: 'Langkah kedua' })).toBeVisible();
  return { app, server };
}

test('after the password the code of the app is asked for, and leads where one wanted to go', async () => {
  const { app, server } = await signIn();
  const field = app.getByRole('textbox', { name: 'Kode dari aplikasi autentikator' });
  await expect.element(field).toHaveFocus();
  await expectNoAxeFindings();
  await field.fill('135246');
  await app.getByRole('button', { name: 'Masuk' }).click();
  await expect.poll(app.address).toBe('/organisasi/9/mutasi');
  expect(server.lastOf('faktor.enterByKode')).toEqual({ token: 'langkah-1', cara: 'totp', kode: '135246' });
});

test('a wrong code is told, an empty one is named, and what was typed stays', async () => {
  const { app } = await signIn();
  await app.getByRole('button', { name: 'Masuk' }).click();
  await expect.element(app.getByText('Wajib diisi')).toBeVisible();
  await app.getByRole('textbox').fill('000000');
  await app.getByRole('button', { name: 'Masuk' }).click();
  await expect
    .element(app.getByRole('alert').getByText('Kode salah atau sudah dipakai', { exact: false }))
    .toBeVisible();
  await expect.element(app.getByRole('textbox')).toHaveValue('000000');
  expect(app.address()).toMatch(/^\/login/);
});

test('who has lost his phone goes on by a recovery code, and one may begin anew', async () => {
  const { app, server } = await signIn(undefined, 'faktor.pemulihan_wrong');
  // Who has lost both reads whom to ask.
  await expect.element(app.getByText(/Ponsel dan kode pemulihan hilang\? Minta operator instansi Anda/)).toBeVisible();
  await app.getByRole('button', { name: 'Pakai kode pemulihan' }).click();
  await app.getByRole('textbox', { name: 'Kode pemulihan' }).fill('k3m9p-x7w2q');
  await app.getByRole('button', { name: 'Masuk' }).click();
  await expect.element(app.getByRole('alert').getByText(/Pakai kode lain yang belum pernah dipakai/)).toBeVisible();
  expect(server.lastOf('faktor.enterByKode')).toMatchObject({ cara: 'pemulihan' });
  await app.getByRole('button', { name: 'Kembali ke halaman masuk' }).click();
  await expect.element(app.getByRole('textbox', { name: 'Nama pengguna' })).toHaveValue('siti.nurhaliza');
});

test('who is kept waiting by strangers’ tries finds the code from his mail back at the login', async () => {
  const { app } = await signIn(undefined, 'faktor.wait');
  await app.getByRole('textbox').fill('000000');
  await app.getByRole('button', { name: 'Masuk' }).click();
  await expect.element(app.getByRole('alert').getByText('kode masuk lewat email', { exact: false })).toBeVisible();
  await app.getByRole('button', { name: 'Kembali ke halaman masuk' }).click();
  await expect.element(app.getByRole('button', { name: 'Kirim kode ke email' })).toBeVisible();
  await expectNoAxeFindings();
});

test('a passkey comes first where the account has one', async () => {
  const opsi = { challenge: 'bGFuZ2thaA', rpId: 'localhost', timeout: 1000, userVerification: 'preferred' };
  const { app } = await signIn(givenDiminta({ cara: ['passkey', 'totp', 'pemulihan'], opsi }));
  await expect.element(app.getByRole('button', { name: 'Lanjut dengan passkey' })).toHaveFocus();
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'Pakai aplikasi autentikator' }).click();
  await expect.element(app.getByRole('textbox', { name: 'Kode dari aplikasi autentikator' })).toBeVisible();
});
