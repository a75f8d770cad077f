import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { chooseAnggota } from './kit/choose-anggota.ts';
import { ask, organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { firstOfMonth } from './kit/first-of-month.ts';

const browser = await openBrowser();

/** Each width has shifts and members of its own. */
const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel, siang: 'Ronda', malam: 'Gelap', a: 'kantor.05', b: 'kantor.06' },
  { name: '1440', viewport: WIDTHS.meja, siang: 'Siaga', malam: 'Dini', a: 'kantor.07', b: 'kantor.08' },
];
/** The month after the one that is running. */
const BULAN = firstOfMonth(1).toISOString().slice(0, 7);
const tanggal = (hari: number) => `${String(hari).padStart(2, '0')}-${BULAN.slice(5)}-${BULAN.slice(0, 4)}`;

test.each(JOURNEYS)(
  'an operator fills a month from a pattern, two members swap, and who works when tells why ($name px)',
  async ({ viewport, siang, malam, a, b }) => {
    const [operator, anggotaA, anggotaB] = await Promise.all(
      ['operator.kantor', a, b].map(async (username) => {
        const opened = await openPage(browser, { viewport, reducedMotion: 'reduce' });
        await signIn(opened.page, username);
        return opened;
      }),
    );
    if (!operator || !anggotaA || !anggotaB) throw new Error('Not all have signed in');
    const { page } = operator;
    const id = await organisasiId(page, 'KANTOR');
    const [namaA, namaB] = await Promise.all(
      [anggotaA, anggotaB].map(async (one) => (await ask<{ nama: string }>(one.page, '/me')).nama),
    );
    if (!namaA || !namaB) throw new Error('The members have no name');
    const at = (path: string) => `/organisasi/${id}/${path}`;

    await page.goto(at('jamKerja'));
    await makeShift(page, siang, '08', '20');
    await makeShift(page, malam, '20', '08');
    await makePola(page, at('polaKerja'), `Pola ${siang}`, [malam, siang, 'Libur']);

    await page.goto(at(`jadwalShift?bulan=${BULAN}`));
    await page.getByRole('button', { name: 'Isi dari pola' }).click();
    const dialog = page.getByRole('dialog', { name: 'Isi dari pola kerja' });
    await dialog.getByLabel('Pola kerja').selectOption({ label: `Pola ${siang}` });
    const picker = dialog.getByRole('combobox', { name: /^Anggota/ });
    for (const nama of [namaA, namaB]) await chooseAnggota(page, picker, nama);
    await picker.press('Tab');
    await dialog.getByRole('button', { name: 'Isi', exact: true }).click();
    await agreeCuti(page, dialog);
    await page.getByText(/hari perlu diperiksa$/).click();
    await page
      .getByText(new RegExp(`^${namaA}.*: istirahat kurang dari 11 jam$`))
      .first()
      .waitFor();
    const write = viewport === WIDTHS.meja ? writeByKeys : writeByTaps;
    await write(page, namaA, [siang, 'Libur']);
    await write(page, namaB, ['Libur', siang]);
    // What the pattern says already changes nothing.
    const belumDisimpan = page.getByRole('region', { name: 'Perubahan yang belum disimpan' });
    const diubah = belumDisimpan.getByText(/^\d+ sel /);
    await diubah.waitFor();
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await agreeCuti(page, diubah);

    await anggotaA.page.goto(at('riwayat-hadir-user'));
    await anggotaA.page.getByRole('link', { name: 'Tukar shift' }).click();
    await anggotaA.page.getByRole('button', { name: 'Ajukan tukar shift' }).first().click();
    const asked = anggotaA.page.getByRole('dialog', { name: 'Ajukan tukar shift' });
    await asked.getByRole('textbox', { name: 'Tanggal yang diberikan' }).fill(tanggal(2));
    await asked.getByText(`${siang} 08:00–20:00`).waitFor();
    await chooseAnggota(anggotaA.page, asked.getByRole('combobox', { name: 'Rekan' }), namaB);
    await asked.getByRole('textbox', { name: 'Tanggal rekan' }).fill(tanggal(3));
    await asked.getByRole('button', { name: 'Ajukan' }).click();
    await asked.waitFor({ state: 'detached' });

    await anggotaB.page.goto(at('jamKerja/tukarShift'));
    await decideTukar(anggotaB.page, namaA, 'Sepakati');
    await page.goto(at('jamKerja/tukarShift?status=disepakati'));
    await decideTukar(page, namaA, 'Setujui');

    await page.goto(at('jadwalKerja'));
    await chooseAnggota(page, page.getByRole('combobox', { name: 'Anggota' }), namaA);
    await page.getByRole('textbox', { name: 'Tanggal' }).fill(tanggal(3));
    const layers = page.getByRole('list', { name: 'Lapisan jadwal, yang berlaku lebih dahulu' }).getByRole('listitem');
    await layers.filter({ hasText: 'Jadwal shift' }).waitFor();
    expect(await layers.allInnerTexts()).toEqual([
      expect.stringMatching(new RegExp(`^Tukar shift[^]*${siang}[^]*Berlaku$`)),
      expect.stringMatching(/^Jadwal shift\s+Libur[^]*Kalah$/),
      expect.stringMatching(/^Jam kerja instansi[^]*Kalah$/),
    ]);
    await endVisits(operator, anggotaA, anggotaB);
  },
);

/** Until it is gone; where leave of theirs lies in the month, whose it is is asked first. */
async function agreeCuti(page: Page, gone: Locator): Promise<void> {
  const simpan = page
    .getByRole('dialog', { name: 'Perubahan ini mengenai cuti' })
    .getByRole('button', { name: 'Simpan' });
  const isThere = async () => {
    if (await simpan.isVisible()) await simpan.click();
    return gone.isVisible();
  };
  await expect.poll(isThere, { timeout: 30_000 }).toBe(false);
}

/** The second and third of the month, in the grid: a cell is entered, its letters are typed. */
async function writeByKeys(page: Page, nama: string, hari: readonly [string, string]): Promise<void> {
  const cell = page.getByRole('gridcell', { name: `${nama}, ` });
  await cell.nth(1).click();
  for (const shift of hari) {
    await page.keyboard.press(shift.charAt(0));
    await page.keyboard.press('ArrowRight');
  }
}

/** The same on a phone: a member's month is opened, a day pressed, a shift chosen. */
async function writeByTaps(page: Page, nama: string, hari: readonly [string, string]): Promise<void> {
  await page.locator('summary', { hasText: nama }).click();
  const month = page.getByRole('list', { name: `Jadwal ${nama}` });
  for (const [index, shift] of hari.entries()) {
    await month
      .getByRole('button')
      .nth(index + 1)
      .click();
    await page.getByRole('dialog').getByRole('button', { name: shift }).click();
  }
}

async function decideTukar(page: Page, nama: string, tindakan: 'Sepakati' | 'Setujui'): Promise<void> {
  await page.getByText(`${nama} ⇄`).click();
  await page.getByRole('button', { name: tindakan }).click();
  await page
    .getByRole('dialog', { name: `${tindakan} tukar shift ini?` })
    .getByRole('button', { name: tindakan })
    .click();
  await page
    .getByText(tindakan === 'Sepakati' ? 'Menunggu persetujuan' : 'Data kosong')
    .locator('visible=true')
    .first()
    .waitFor();
}

async function makeShift(page: Page, nama: string, masuk: string, pulang: string): Promise<void> {
  await page.getByRole('button', { name: 'Buat jam kerja' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Buat jam kerja' });
  await dialog.getByLabel('Nama').fill(nama);
  await dialog.getByLabel('Tipe').selectOption({ label: 'Shift' });
  for (const [label, jam] of [
    ['Masuk', masuk],
    ['Pulang', pulang],
  ] as const) {
    const time = dialog.getByRole('group', { name: label, exact: true });
    await time.getByLabel('Jam').selectOption(jam);
    await time.getByLabel('Menit').selectOption('00');
  }
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(nama, { exact: true }).first().waitFor();
}

async function makePola(page: Page, address: string, nama: string, siklus: readonly string[]): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Buat pola kerja' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Buat pola kerja' });
  await dialog.getByLabel('Nama').fill(nama);
  const palette = dialog.getByRole('group', { name: 'Tambahkan hari' });
  for (const shift of siklus) await palette.getByRole('button', { name: shift }).click();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await dialog.waitFor({ state: 'detached' });
}
