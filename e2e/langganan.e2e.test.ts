import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { signInOnScreen } from './kit/sign-in-on-screen.ts';
import { organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';
import { savedFile } from './kit/saved-file.ts';

const browser = await openBrowser();

test('who is told that the subscription ran out orders from there, and has it at 360 px', async () => {
  const opened = await openPage(browser, { viewport: WIDTHS.ponsel });
  const { page } = opened;
  await signInOnScreen(page, 'operator.setda');
  const habis = page.getByRole('dialog', { name: 'Masa berlangganan Instansi Anda telah habis' });
  await habis.waitFor();
  expect(await findAxeFaults(page, 'all')).toEqual([]);
  const [pesan] = await Promise.all([
    page.context().waitForEvent('page'),
    habis.getByRole('link', { name: 'Perpanjang' }).click(),
  ]);
  await orderAndPay(pesan);
  await endVisits(opened);
});

test('who has one extends it at 1440 px', async () => {
  const opened = await openPage(browser);
  const { page } = opened;
  await signIn(page, 'operator.cn16');
  await page.goto(`/organisasi/${await organisasiId(page, 'CN16')}/billing/order/perpanjangan`);
  await orderAndPay(page);
  await endVisits(opened);
});

/** From the order's screen: prints the proforma, pays at the provider's, and without reloading has invoice and receipt. */
async function orderAndPay(page: Page): Promise<void> {
  await page.getByText(/^Rp/).first().waitFor();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByRole('button', { name: 'Pesan dan bayar' }).click();
  const bayar = page.getByRole('link', { name: 'Buka halaman pembayaran' });
  await bayar.waitFor();
  expect(await findAxeFaults(page, 'all')).toEqual([]);
  const startOf = async (nama: string) => {
    const path = await savedFile(page, page.getByRole('button', { name: `Unduh ${nama}` }));
    return (await readFile(path)).subarray(0, 5).toString();
  };
  expect(await startOf('proforma')).toBe('%PDF-');

  const [bank] = await Promise.all([page.context().waitForEvent('page'), bayar.click()]);
  await bank.getByRole('button', { name: 'Bayar' }).click();
  await bank.getByText('Hadir sudah diberi tahu').waitFor();
  await bank.close();
  await page.getByText(/Langganan berlaku sampai/).waitFor();
  expect(await findAxeFaults(page, 'all')).toEqual([]);
  expect(await startOf('invoice')).toBe('%PDF-');
  expect(await startOf('kuitansi')).toBe('%PDF-');
}
