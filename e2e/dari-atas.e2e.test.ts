import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './browser.ts';
import { endVisits } from './end-visits.ts';
import { findAxeFaults } from './find-axe-faults.ts';
import { untilSettled } from './until-settled.ts';

const browser = await openBrowser();

/** Who looks from above, on a phone and on a desktop in turn, and whether he has an Analitik of his own. */
const SIAPA = [
  { siapa: 'superadmin', beranda: '/dashboard', lebar: 'meja' },
  { siapa: 'admin.cendekia', beranda: '/dashboard-tenant', lebar: 'ponsel' },
  { siapa: 'viewer', beranda: '/viewer', lebar: 'ponsel' },
  { siapa: 'pemantau.cendekia', beranda: '/viewer', lebar: 'meja' },
] as const;

test.each(SIAPA)(
  '$siapa sees the worst at once, walks the map by keyboard to the same organisation, and enters it ($lebar)',
  async ({ siapa, beranda, lebar }) => {
    const visit = await openPage(browser, { viewport: WIDTHS[lebar], reducedMotion: 'reduce' });
    const { page } = visit;
    await signIn(page, siapa);
    await page.goto(beranda);
    await untilSettled(page);
    const keadaan = page.getByRole('region', { name: 'Keadaan instansi sekarang' }).first();
    await keadaan.getByRole('link', { name: 'Peta' }).click();
    await page.waitForURL('**/map**');
    await untilSettled(page);

    const daftar = page.getByRole('listbox', { name: 'Instansi di peta' });
    await daftar.focus();
    await page.keyboard.press('ArrowDown');
    const kartu = page.getByRole('region', { name: 'Instansi yang dipilih' });
    const menuju = kartu.getByRole('link').first();
    await menuju.waitFor();
    await page.locator('.tanda').first().waitFor();
    expect(await findAxeFaults(page, 'all')).toEqual([]);
    const nama = await menuju.innerText();
    expect(await daftar.getByRole('option', { selected: true }).innerText()).toContain(nama);

    await menuju.click();
    await page.waitForURL(/\/dashboard\/\d+/);
    await untilSettled(page);
    expect(await findAxeFaults(page, 'all')).toEqual([]);
    await endVisits(visit);
  },
);

test('in Analitik a tenant admin narrows to a school, and a number leads to as many rows', async () => {
  const visit = await openPage(browser, { viewport: WIDTHS.meja, reducedMotion: 'reduce' });
  const { page } = visit;
  await signIn(page, 'admin.cendekia');
  await page.goto('/tenant/analitik');
  await untilSettled(page);
  await page.getByText('Pilih satu instansi untuk membuka daftar').waitFor();
  await page
    .getByRole('combobox', { name: /instansi/i })
    .first()
    .click();
  await page.getByRole('option').first().click();
  const mesin = page.getByRole('link', { name: 'Mesin' });
  await mesin.waitFor();
  const baris = page.getByRole('listitem').filter({ has: mesin });
  const jumlah = (await baris.innerText()).match(/([\d.]+) ·/)?.[1];
  await mesin.click();
  await page
    .getByText(new RegExp(`dari ${jumlah}`))
    .first()
    .waitFor();
  await endVisits(visit);
});
