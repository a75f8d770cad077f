import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens the link of this kind in the newest mail to an address. */
export async function openMail(page: Page, email: string, link: RegExp) {
  const mail = page.locator('article').filter({ hasText: email }).getByRole('link', { name: link }).first();
  await expect
    .poll(
      async () => {
        await page.goto('/kotak-surat');
        return mail.count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await mail.click();
}
