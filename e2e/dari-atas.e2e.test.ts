import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';
import { untilSettled } from './kit/until-settled.ts';

const browser = await openBrowser();

/** Who looks from above, each on a phone and on a desktop. */
const SIAPA = [
  { siapa: 'superadmin', beranda: '/dashboard' },
  { siapa: 'admin.cendekia', beranda: '/dashboard-tenant' },
  { siapa: 'viewer', beranda: '/viewer' },
  { siapa: 'pemantau.cendekia', beranda: '/viewer' },
].flatMap((one) => (['ponsel', 'meja'] as const).map((lebar) => ({ ...one, lebar })));
const LEBAR = [{ lebar: 'ponsel' }, { lebar: 'meja' }] as const;

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

test.each(LEBAR)(
  'Monitoring stands live, narrows to what it counts, and its wall has no menu ($lebar)',
  async ({ lebar }) => {
    const visit = await openPage(browser, { viewport: WIDTHS[lebar], reducedMotion: 'reduce' });
    const { page } = visit;
    await signIn(page, 'superadmin');
    await page.goto('/monitoring');
    await untilSettled(page);
    await page.getByText('Langsung', { exact: true }).first().waitFor();
    expect(await findAxeFaults(page, 'all')).toEqual([]);

    const biasa = page.getByRole('button', { name: /Seperti biasa/ });
    const jumlah = (await biasa.innerText()).match(/\d+/)?.[0];
    await biasa.click();
    await page.getByText(`dari ${jumlah}`).first().waitFor();

    await page.getByRole('button', { name: 'Dinding' }).click();
    const dinding = page.getByRole('dialog', { name: /^Pantauan/ });
    await dinding.getByRole('list', { name: 'Instansi, yang terburuk lebih dahulu' }).waitFor();
    expect(await findAxeFaults(page, 'all')).toEqual([]);
    await dinding.getByRole('button', { name: 'Tutup dinding' }).click();
    await dinding.waitFor({ state: 'detached' });

    // Who chooses the dark look on a device that is light has all of it dark.
    await page.evaluate(() => localStorage.setItem('hadir-tampilan', 'dark'));
    await page.reload();
    await page.getByText('Langsung', { exact: true }).first().waitFor();
    expect(await findAxeFaults(page, 'colours')).toEqual([]);
    await endVisits(visit);
  },
);

test.each(LEBAR)('who works at two places has one Beranda and one calendar over both ($lebar)', async ({ lebar }) => {
  const visit = await openPage(browser, { viewport: WIDTHS[lebar], reducedMotion: 'reduce' });
  const { page } = visit;
  await signIn(page, 'pegawai.rangkap');
  const id = await organisasiId(page, 'KANTOR');
  await page.goto(`/dashboard/${id}`);
  await untilSettled(page);
  await page
    .getByRole('list', { name: 'Hari ini di tempat lain' })
    .getByRole('link', { name: 'MI Al-Hikmah' })
    .waitFor();
  expect(await findAxeFaults(page, 'all')).toEqual([]);

  await page.getByRole('link', { name: 'Kalender saya' }).click();
  await page.getByRole('table', { name: /^Kalender saya/ }).waitFor();
  await page.getByRole('combobox', { name: 'Rupa kalender' }).selectOption('Daftar');
  const daftar = page.getByRole('list', { name: 'Kalender saya' });
  await daftar
    .getByText(/Diniyah sore 16:30–17:45/)
    .first()
    .waitFor();
  await daftar
    .getByText(/Reguler lima hari 07:30–16:00/)
    .first()
    .waitFor();
  expect(await findAxeFaults(page, 'all')).toEqual([]);
  await endVisits(visit);
});

test.each(LEBAR)(
  'in Analitik a tenant admin narrows to a school, and a number leads to as many rows ($lebar)',
  async ({ lebar }) => {
    const visit = await openPage(browser, { viewport: WIDTHS[lebar], reducedMotion: 'reduce' });
    const { page } = visit;
    await signIn(page, 'admin.cendekia');
    await page.goto('/tenant/analitik');
    await untilSettled(page);
    await page.getByText('Pilih satu instansi untuk membuka daftar').waitFor();
    expect(await findAxeFaults(page, 'all')).toEqual([]);
    await page
      .getByRole('combobox', { name: /instansi/i })
      .first()
      .click();
    await page.getByRole('listbox').getByRole('option').first().click();
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
  },
);
