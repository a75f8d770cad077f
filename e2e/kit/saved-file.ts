import type { Locator, Page } from 'playwright-core';

/** Presses what downloads a file; answers where it was saved. */
export async function savedFile(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download.path();
}
