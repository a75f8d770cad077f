import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../packages/server/src/seed/rencana/demo-accounts.ts';

/** Signs in through the login screen, with the demo's one password; `at` where one comes to it with something to be told. */
export async function signInOnScreen(
  page: Page,
  username: string,
  password = DEMO_PASSWORD,
  at = '/login',
): Promise<void> {
  await page.goto(at);
  await page.getByLabel('Nama pengguna').fill(username);
  await page
    .getByLabel(/^Kata sandi/i)
    .first()
    .fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page
    .waitForURL((url) => !url.pathname.startsWith('/login'))
    .catch(async (cause: unknown) => {
      throw new Error(`${username} stays at the log-in, which says: ${await page.locator('body').innerText()}`, {
        cause,
      });
    });
}
