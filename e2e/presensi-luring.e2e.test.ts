import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, WIDTHS } from './kit/browser.ts';
import { signInOnScreen } from './kit/sign-in-on-screen.ts';
import { ask } from './kit/demo-ids.ts';

const browser = await openBrowser();

/** The demo's plain members, one a width, so that neither sees the other's taps. */
const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel, username: 'guru.mtsn1' },
  { name: '1440', viewport: WIDTHS.meja, username: 'mtsn1.05' },
];

test.each(JOURNEYS)(
  'a member checks in without a connection, and it is sent once when there is one ($name px)',
  async (journey) => {
    const { page, errors } = await openPage(browser, { viewport: journey.viewport });
    await signInOnScreen(page, journey.username);
    const tap = page.getByRole('button', { name: /^Presensi (Datang|Pulang)$/ });
    await tap.waitFor();
    const before = await countTaps(page);

    await page.context().setOffline(true);
    await tap.click();
    await page.getByText('Tersimpan di perangkat, akan dikirim').first().waitFor();
    expect(await countTaps(page)).toBe(before);

    await page.context().setOffline(false);
    await expect.poll(() => countTaps(page), { timeout: 40_000 }).toBe(before + 1);
    await page.reload();
    await tap.waitFor();
    await expect.poll(() => page.getByText('Tersimpan di perangkat').count(), { timeout: 20_000 }).toBe(0);
    expect(await countTaps(page)).toBe(before + 1);
    expect(errors).toEqual([]);
  },
);

test('right after the first visit ever the app opens without a connection and takes a check-in', async () => {
  const { page, errors } = await openPage(browser, { viewport: WIDTHS.ponsel });
  await signInOnScreen(page, 'mtsn1.06');
  const tap = page.getByRole('button', { name: /^Presensi (Datang|Pulang)$/ });
  await tap.waitFor();
  const before = await countTaps(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await page.context().setOffline(true);
  await page.reload();
  await tap.click();
  await page.getByText('Tersimpan di perangkat, akan dikirim').first().waitFor();
  expect(await countTaps(page)).toBe(before);
  // A panel that was never fetched is told of, and the page stays.
  await page.getByRole('button', { name: /^Pemberitahuan/ }).click();
  await page
    .getByText(/Tidak ada sambungan|tidak dapat diambil/)
    .first()
    .waitFor();
  await tap.waitFor();

  await page.context().setOffline(false);
  await expect.poll(() => countTaps(page), { timeout: 40_000 }).toBe(before + 1);
  expect(errors.filter((one) => !one.includes('lonceng-panel'))).toEqual([]);
});

/** How many events the server holds of this member's today; asked past the page, whose connection may be cut. */
async function countTaps(page: Page): Promise<number> {
  const { organisasi_tunggal } = await ask<{ organisasi_tunggal: number }>(page, '/me');
  const { presensi } = await ask<{ presensi: unknown[] }>(page, `/orgs/${organisasi_tunggal}/presensi/lastPresensi`);
  return presensi.length;
}
