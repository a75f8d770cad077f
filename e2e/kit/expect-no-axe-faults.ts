import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { WIDTHS } from './browser.ts';
import { findAxeFaults } from './find-axe-faults.ts';

type Size = { width: number; height: number };

/** The page as it stands is right at each of these sizes, one after the other; it stays at the last. */
export async function expectNoAxeFaults(page: Page, sizes: readonly Size[] = Object.values(WIDTHS)): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await findAxeFaults(page, 'all')).toEqual([]);
  }
}
