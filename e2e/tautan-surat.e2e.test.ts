import { expect, test } from 'vitest';
import { openBrowser, openPage, WIDTHS } from './kit/browser.ts';
import { signInOnScreen } from './kit/sign-in-on-screen.ts';

const browser = await openBrowser();
const SANDI_BARU = 'Kelapa-muda-7';
// A new password ends the account's sessions: one that no other journey uses.
const USERNAME = 'cn20.05';

test('who forgot his password follows the mail on his phone, sets a new one and signs in; the link works once', async () => {
  const { page, errors } = await openPage(browser, { viewport: WIDTHS.ponsel });
  await page.goto('/lupapassword');
  await page.getByLabel('Email').fill(`${USERNAME}@cendekia.contoh.id`);
  await page.getByRole('button', { name: 'Kirim tautan' }).click();
  await page.getByText('Jika alamat email terdaftar').waitFor();

  // The mail goes out after the answer.
  const link = page.getByRole('link', { name: /lupapassword\?token=/ }).first();
  await expect
    .poll(
      async () => {
        await page.goto('/kotak-surat');
        return link.count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'the outbox is no wider than a phone').toBe(WIDTHS.ponsel.width);
  await link.click();
  const address = page.url();
  await setPassword();
  await page.getByText('Kata Sandi berhasil diperbarui').waitFor();
  await signInOnScreen(page, USERNAME, SANDI_BARU);
  await page.getByRole('heading', { level: 1, name: /^Selamat/ }).waitFor();

  // Said at once, before a second password is thought of.
  await page.goto(address);
  await page.getByText('Tautan tidak berlaku lagi atau sudah dipakai').waitFor();
  expect(await page.getByLabel(/^Kata sandi baru/).count()).toBe(0);
  expect(errors).toEqual([]);

  async function setPassword() {
    await page
      .getByLabel(/^Kata sandi baru/)
      .first()
      .fill(SANDI_BARU);
    await page
      .getByLabel(/^Konfirmasi/)
      .first()
      .fill(SANDI_BARU);
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  }
});
