import { expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';

const browser = await openBrowser();

/** A busy machine may take its time; what counts is that neither waits for the other. */
const PATIENT = { timeout: 20_000 };

test('a screen and what stands around it are on their way while the server is still asked who is there', async () => {
  const { page } = await openPage(browser, { serviceWorkers: 'block' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  // The answer comes only once both scripts were asked for.
  await page.route('**/api/me', async (route) => {
    await expect.poll(() => fetched.some((path) => path.includes('/anggota-screen-')), PATIENT).toBe(true);
    await expect.poll(() => fetched.some((path) => path.includes('/shell-')), PATIENT).toBe(true);
    await route.continue();
  });
  await page.goto('/organisasi/1/users');
  await page.waitForURL((url) => url.pathname === '/login');
});
