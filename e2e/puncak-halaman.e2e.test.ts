import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { organisasiId } from './kit/demo-ids.ts';

const browser = await openBrowser();
const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel },
  { name: '1440', viewport: { ...WIDTHS.meja, height: 500 } },
];

test.each(JOURNEYS)(
  'after every change of route the page is at its top: also by Back to a list that one had scrolled, and by Forward to its detail ($name px)',
  async ({ viewport }) => {
    const { page, errors } = await openPage(browser, { viewport });
    await signIn(page, 'operator.mtsn1');
    const id = await organisasiId(page, 'MTSN1');
    await page.goto(`/organisasi/${id}/riwayatcuti?bagian=semua`);
    const row = page.locator('main [data-row-focus]').last();
    await row.waitFor();
    await scrollDown(page);
    const list = page.url();
    await row.click();
    await page.waitForURL((url) => url.href !== list);
    await page.getByRole('main').getByText('Keterangan').first().waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await scrollDown(page);
    await page.goBack();
    await row.waitFor();
    expect(await placeAfterAWhile(page)).toBe(0);
    await page.goForward();
    await page.getByRole('main').getByText('Keterangan').first().waitFor();
    expect(await placeAfterAWhile(page)).toBe(0);
    expect(errors).toEqual([]);
  },
);

async function scrollDown(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => (scrollTo(0, 300), scrollY))).toBeGreaterThan(50);
}

/** A browser that restores a place does so in the frames after the arrival. */
const placeAfterAWhile = (page: Page) =>
  page.evaluate(() => new Promise<number>((tell) => setTimeout(() => tell(scrollY), 1000)));
