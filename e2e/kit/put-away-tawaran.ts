import type { Page } from 'playwright-core';

/** Puts away the tour that a screen offers on the first visit, where it does. */
export async function putAwayTawaran(page: Page): Promise<void> {
  const tutup = page.getByRole('button', { name: 'Tutup tawaran panduan' });
  if ((await tutup.count()) === 0) return;
  await tutup.click();
  await tutup.waitFor({ state: 'detached' });
}
