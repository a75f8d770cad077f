import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './browser.ts';
import { organisasiId } from './demo-ids.ts';

const browser = await openBrowser();

test('on a desk a list keeps its header to its last row, names are not heavier than bold, and a month of shifts fits its screen', async () => {
  const { page, errors } = await openPage(browser, { viewport: WIDTHS.meja });
  await signIn(page, 'operator.mtsn1');
  const id = await organisasiId(page, 'MTSN1');
  await page.goto(`/organisasi/${id}/riwayat-hadir`);
  const header = page.getByRole('columnheader', { name: 'Anggota' });
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await header.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(56);
  await expect(page.getByRole('rowheader').last().isVisible()).resolves.toBe(true);

  await page.goto(`/organisasi/${id}/laporan/cuti`);
  await page.goto(`/organisasi/${id}/riwayatcuti?bagian=semua`);
  const name = page.locator('tbody th strong').first();
  expect(Number(await name.evaluate((one) => getComputedStyle(one).fontWeight))).toBeLessThanOrEqual(700);

  await page.goto(`/organisasi/${id}/jadwalShift`);
  const grid = page.getByRole('grid');
  const box = grid.locator('..');
  await grid.getByRole('columnheader').last().waitFor();
  expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
});

test.each(Object.entries(WIDTHS))(
  'a chart is as wide as its place, its letters are the page’s own (%s)',
  async (_, viewport) => {
    const { page, errors } = await openPage(browser, { viewport });
    await signIn(page, 'admin.sukamaju');
    await page.goto('/dashboard-tenant');
    const plot = page.getByRole('group', { name: /^Tren kehadiran/ });
    const drawn = plot.locator('svg');
    await drawn.waitFor();
    // Letters are drawn one to one where the picture's own width is the one that it is shown with.
    const shown = await drawn.evaluate((one: SVGSVGElement) => [one.clientWidth, one.viewBox.baseVal.width]);
    expect(shown[0]).toBe(shown[1]);
    expect(shown[0]).toBeGreaterThan(viewport === WIDTHS.meja ? 900 : 270);
    expect(errors).toEqual([]);
  },
);
