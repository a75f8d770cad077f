import { expect, test } from 'vitest';
import { openBrowser, openPage, WIDTHS } from './kit/browser.ts';
import { signInOnScreen } from './kit/sign-in-on-screen.ts';
import { organisasiId } from './kit/demo-ids.ts';

const browser = await openBrowser();
const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel },
  { name: '1440', viewport: WIDTHS.meja },
];

test.each(JOURNEYS)(
  'when one leaves, or another comes in, in a second tab, the first one goes along ($name px)',
  async ({ viewport }) => {
    const { page, errors } = await openPage(browser, { viewport });
    await signInOnScreen(page, 'operator.mtsn1');
    const id = await organisasiId(page, 'MTSN1');
    await page.goto(`/organisasi/${id}/users`);
    await page.getByRole('heading', { level: 1, name: 'Daftar Anggota' }).waitFor();

    const second = await page.context().newPage();
    const leave = async () => {
      await second.getByRole('button', { name: /^Akun / }).click();
      await second.getByRole('button', { name: 'Keluar' }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    };
    await second.goto('/');
    await leave();
    await signInOnScreen(second, 'pegawai.kantor');
    // Who opens the login there now is in already, as the other.
    await page.goto('/login');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/dashboard\/\d+$/);
    await page.getByText('Presensi').first().waitFor();
    expect(await page.locator('body').innerText()).not.toContain('MTsN 1');

    // Back from a staff system that does not answer one may sign in as somebody else, without leaving first.
    await signInOnScreen(second, 'operator.mtsn1', undefined, '/login?simpatika=unreachable');
    await expect.poll(() => page.locator('body').innerText()).toContain('MTsN 1');
    await leave();
    expect(errors).toEqual([]);
  },
);
