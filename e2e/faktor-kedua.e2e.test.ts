import type { Page } from 'playwright-core';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../packages/server/src/seed/rencana/demo-accounts.ts';
import { openBrowser, openPage, WIDTHS } from './kit/browser.ts';
import { signInOnScreen } from './kit/sign-in-on-screen.ts';

const browser = await openBrowser();

/** A fingerprint reader in software, in Chromium's own WebAuthn. */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const openProfil = async (page: Page) => {
  await page.goto('/profil/0/');
  await page.getByRole('heading', { name: 'Keamanan masuk' }).waitFor();
};
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Akun / }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await page.waitForURL(/\/login/);
};
const fillSandi = (page: Page) =>
  page
    .getByLabel(/^Kata sandi Anda/)
    .first()
    .fill(DEMO_PASSWORD);
const givePassword = async (page: Page, username: string) => {
  await page.goto('/login');
  await page.getByLabel('Nama pengguna').fill(username);
  await page
    .getByLabel(/^Kata sandi/)
    .first()
    .fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.getByRole('heading', { name: 'Langkah kedua' }).waitFor();
};

test('a passkey is registered, is the second step after the password, and signs in alone', async () => {
  const { page, errors } = await openPage(browser, { viewport: WIDTHS.meja });
  await addAuthenticator(page);
  const username = 'pegawai.kantor';
  await signInOnScreen(page, username);
  await openProfil(page);
  await page.getByRole('button', { name: 'Tambah passkey' }).click();
  await page.getByLabel('Nama passkey').fill('Laptop kantor');
  await fillSandi(page);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await page.getByText('Laptop kantor').waitFor();
  await logOut(page);

  await givePassword(page, username);
  await page.getByRole('button', { name: 'Lanjut dengan passkey' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await logOut(page);

  await page.goto('/login');
  await page.getByRole('button', { name: 'Masuk dengan passkey' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));

  await openProfil(page);
  await page.getByRole('button', { name: 'Tindakan untuk passkey Laptop kantor' }).click();
  await page.getByRole('menuitem', { name: 'Hapus' }).click();
  await fillSandi(page);
  await page.getByRole('button', { name: 'Hapus', exact: true }).click();
  await page.getByText('Passkey dihapus').waitFor();
  await logOut(page);
  // The password alone is enough again.
  await signInOnScreen(page, username);
  expect(errors).toEqual([]);
});

test('an authenticator app is set up on a phone and asked for at the next sign-in', async () => {
  const { page, errors } = await openPage(browser, { viewport: WIDTHS.ponsel });
  const username = 'operator.kantor';
  await signInOnScreen(page, username);
  await openProfil(page);
  await page.getByRole('button', { name: 'Pasang aplikasi' }).click();
  await fillSandi(page);
  const begun = page.waitForResponse((answer) => answer.url().endsWith('/api/faktor/totp'));
  await page.getByRole('button', { name: 'Lanjut' }).click();
  const { data } = (await (await begun).json()) as { data: { rahasia: string } };
  const totp = new TOTP({ secret: Secret.fromBase32(data.rahasia) });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'the QR code is no wider than a phone').toBe(WIDTHS.ponsel.width);

  const now = Date.now();
  await page.getByLabel('Kode yang tampak di aplikasi').fill(totp.generate({ timestamp: now }));
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  const codes = page.getByRole('list', { name: 'Kode pemulihan' }).getByRole('listitem');
  const recovery = await codes.first().innerText();
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await logOut(page);

  await givePassword(page, username);
  // The next code is accepted already, since clocks differ.
  await page.getByLabel('Kode dari aplikasi autentikator').fill(totp.generate({ timestamp: now + 30_000 }));
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await logOut(page);

  await givePassword(page, username);
  await page.getByRole('button', { name: 'Pakai kode pemulihan' }).click();
  await page.getByLabel('Kode pemulihan').fill(recovery);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await openProfil(page);
  await page.getByRole('button', { name: 'Hapus aplikasi' }).click();
  await fillSandi(page);
  await page.getByRole('button', { name: 'Hapus', exact: true }).click();
  await page.getByText('Aplikasi autentikator dihapus').waitFor();
  expect(errors).toEqual([]);
});
