import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../packages/server/src/seed/rencana/demo-accounts.ts';
import { openBrowser, openPage, WIDTHS } from './kit/browser.ts';
import { organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';

const browser = await openBrowser();

/** Each width joins an account of its own. */
const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel, username: 'mtsn1.08', kode: 'MTSN1' },
  { name: '1440', viewport: WIDTHS.meja, username: 'mihikmah.08', kode: 'MIHIKMAH' },
];

test.each(JOURNEYS)(
  'a teacher signs in by the staff system, shows once that the account is hers, and then comes in at once ($name px)',
  async ({ viewport, username, kode }) => {
    const visit = await openPage(browser, { viewport, reducedMotion: 'reduce' });
    const { page } = visit;
    const atStaffSystem = async (link: RegExp) => {
      await page.goto('/login');
      await page.getByRole('link', { name: 'Masuk dengan Simpatika' }).click();
      await page.getByRole('link', { name: link }).click();
    };
    const isIn = () => page.getByRole('navigation').first().waitFor();

    await atStaffSystem(/tidak terdaftar/);
    await page.getByRole('heading', { name: 'Akun Anda belum terdaftar' }).waitFor();
    expect(await findAxeFaults(page, 'all')).toEqual([]);

    await atStaffSystem(/Batal/);
    await page.getByText('Masuk dengan Simpatika dibatalkan').waitFor();

    await atStaffSystem(new RegExp(`\\(${username}\\)`));
    await page.getByText('Akun Hadir Anda ditemukan.').waitFor();
    expect(await findAxeFaults(page, 'all')).toEqual([]);
    await page.getByRole('textbox', { name: 'Nama pengguna' }).fill(username);
    await page.getByRole('textbox', { name: 'Kata sandi' }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await page.getByText('Akun Anda tersambung dengan Simpatika').waitFor();
    await isIn();

    await page.context().clearCookies();
    await atStaffSystem(new RegExp(`\\(${username}\\)`));
    await isIn();
    await page.goto(`/profil/${await organisasiId(page, kode)}/`);
    await page.getByText('Tersambung sejak').waitFor();
    await page.getByRole('button', { name: 'Lepas sambungan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kata sandi', { exact: false }).first().fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Lepas' }).click();
    await page.getByText('Belum tersambung.').waitFor();
    await endVisits(visit);
  },
);
