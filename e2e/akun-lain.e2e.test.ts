import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { organisasiId } from './kit/demo-ids.ts';

const browser = await openBrowser();
const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel },
  { name: '1440', viewport: WIDTHS.meja },
];

test.each(JOURNEYS)(
  'when another account is signed in, or out, in a second tab, the first one goes along ($name px)',
  async ({ viewport }) => {
    const { page, errors } = await openPage(browser, { viewport });
    await signIn(page, 'operator.mtsn1');
    const id = await organisasiId(page, 'MTSN1');
    await page.goto(`/organisasi/${id}/users`);
    await page.getByRole('heading', { level: 1, name: 'Daftar Anggota' }).waitFor();

    const second = await page.context().newPage();
    await signIn(second, 'pegawai.kantor');
    // The page opens itself anew, twice at times: to wait for a navigation would end with the first of them.
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/dashboard\/\d+$/);
    await page.getByText('Presensi').first().waitFor();
    expect(await page.locator('body').innerText()).not.toContain('MTsN 1');

    await second.getByRole('button', { name: /^Akun / }).click();
    await second.getByRole('button', { name: 'Keluar' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    expect(errors).toEqual([]);
  },
);
