import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage } from './kit/browser.ts';
import { signInOnScreen } from './kit/sign-in-on-screen.ts';
import { untilSettled } from './kit/until-settled.ts';

const browser = await openBrowser();

test('a page of an older version, whose files the server no longer has, comes anew at the next visit', async () => {
  const { page } = await openPage(browser);
  await signInOnScreen(page, 'operator.mtsn1');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await isPageKept(page)).toBe(true);

  const status = await page.evaluate(async () => (await fetch('/assets/layar-lama-00000000.js')).status);
  expect(status).toBe(404);
  expect(await isPageKept(page)).toBe(false);

  await page.reload();
  await untilSettled(page);
  await expect.poll(() => isPageKept(page)).toBe(true);
});

test("a page that is the server's own is not taken for a screen once the application is kept on the device", async () => {
  const { page } = await openPage(browser);
  await signInOnScreen(page, 'operator.mtsn1');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await untilSettled(page);
  await page.goto(new URL('/kotak-surat', page.url()).href);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Kotak surat');
});

/** Whether the device holds the page, so that it opens without a connection. */
function isPageKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await caches.match('/index.html', { ignoreSearch: true })) !== undefined);
}
