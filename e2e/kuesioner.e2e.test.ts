import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { addressOf } from './kit/address-of.ts';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { signInOnScreen } from './kit/sign-in-on-screen.ts';
import { ask, organisasiId } from './kit/demo-ids.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';
import { savedFile } from './kit/saved-file.ts';
import { untilSettled } from './kit/until-settled.ts';

const browser = await openBrowser();
const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel },
  { name: '1440', viewport: WIDTHS.meja },
];

test.each(JOURNEYS)(
  'an operator begins from a template, changes it, publishes it, and reads who has answered and what ($name px)',
  async ({ name, viewport }) => {
    const { page, errors } = await openPage(browser, { viewport });
    await signIn(page, 'operator.mtsn1');
    const organisasi_id = await organisasiId(page, 'MTSN1');
    await page.goto(addressOf('kuesioner', { organisasi_id }));
    await untilSettled(page);
    expect(await findAxeFaults(page, 'all')).toEqual([]);

    await page.getByRole('button', { name: 'Buat kuesioner' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Evaluasi kegiatan/ })
      .click();
    await page.waitForURL(/kuesioner\/\d+$/);
    const judul = `Evaluasi lokakarya ${name}`;
    await page.getByRole('textbox', { name: 'Judul', exact: true }).fill(judul);
    await page.getByRole('button', { name: 'Tambah pertanyaan' }).last().click();
    await page.getByRole('menuitem', { name: 'Satu pilihan' }).click();
    await page.getByRole('textbox', { name: 'Pertanyaan', exact: true }).fill('Ikut lagi tahun depan?');
    await page.getByRole('textbox', { name: 'Pilihan 1', exact: true }).fill('Ikut');
    await page.getByRole('textbox', { name: 'Pilihan 2', exact: true }).fill('Tidak ikut');
    await page.getByRole('textbox', { name: 'Pilihan 2', exact: true }).press('Alt+ArrowUp');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Pilihan 1', exact: true }).inputValue())
      .toBe('Tidak ikut');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.getByRole('textbox', { name: 'Pilihan 1', exact: true }).inputValue()).toBe('Ikut');
    expect(await findAxeFaults(page, 'all')).toEqual([]);

    await page.getByRole('button', { name: 'Terbitkan', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Terbitkan' }).click();
    await page.getByText('Kuesioner diterbitkan').waitFor();
    await page.getByRole('heading', { level: 1, name: judul }).waitFor();
    await page.getByText('Terbuka', { exact: true }).first().waitFor();

    await page.getByRole('link', { name: 'Responden' }).click();
    await page.getByText('Belum', { exact: true }).first().waitFor();
    await untilSettled(page);
    expect(await findAxeFaults(page, 'all')).toEqual([]);
    await page.getByRole('link', { name: 'Hasil' }).click();
    await page.getByText('Belum ada jawaban untuk ditampilkan.').waitFor();
    await untilSettled(page);
    expect(await findAxeFaults(page, 'all')).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test('a question is dragged to another place by its handle, and what is not saved is asked about before it is left', async () => {
  const { page, errors } = await openPage(browser);
  await signInOnScreen(page, 'operator.mtsn1');
  const organisasi_id = await organisasiId(page, 'MTSN1');
  await page.goto(addressOf('kuesioner', { organisasi_id }));
  await page.getByRole('button', { name: 'Buat kuesioner' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Evaluasi kegiatan/ })
    .click();
  await page.waitForURL(/kuesioner\/\d+$/);
  const [handle, target] = [1, 3].map((id) => page.locator(`[data-pertanyaan="${id}"]`));
  if (!handle || !target) throw new Error('the template has three questions');
  await handle.locator('[draggable]').hover();
  await page.mouse.down();
  await target.hover({ position: { x: 40, y: 6 } });
  await target.hover({ position: { x: 40, y: 8 } });
  await page.mouse.up();
  const order = () =>
    page.locator('[data-pertanyaan]').evaluateAll((all) => all.map((one) => one.dataset['pertanyaan']));
  await expect.poll(order).toEqual(['2', '1', '3', '4', '5']);

  await page.getByRole('navigation', { name: 'Remah roti' }).getByRole('link', { name: 'Kuesioner' }).click();
  await page.getByRole('dialog', { name: 'Tinggalkan halaman ini?' }).waitFor();
  await page.getByRole('button', { name: 'Tetap di sini' }).click();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByText('Tersimpan', { exact: true }).waitFor();
  expect(errors).toEqual([]);
});

test.each(JOURNEYS)(
  'an operator takes the results along as a workbook and as pages to print ($name px)',
  async ({ viewport }) => {
    const { page, errors } = await openPage(browser, { viewport });
    await signIn(page, 'operator.mtsn1');
    const organisasi_id = await organisasiId(page, 'MTSN1');
    const { data } = await ask<{ data: { kuesioner_id: number; judul: string }[] }>(
      page,
      `/orgs/${organisasi_id}/kuesioner?q=Kepuasan+bekerja&keadaan=terbuka`,
    );
    const [{ kuesioner_id, judul } = { kuesioner_id: 0, judul: '' }] = data;
    await page.goto(addressOf('kuesioner.detail', { organisasi_id, kuesioner_id }) + '?bagian=hasil');
    await page.getByRole('heading', { level: 1, name: judul }).waitFor();
    await untilSettled(page);
    expect(await findAxeFaults(page, 'all')).toEqual([]);
    const pdf = await savedFile(page, page.getByRole('button', { name: 'Unduh PDF' }));
    expect((await readFile(pdf)).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: 'Siapkan XLSX hasil' }).click();
    const xlsx = await savedFile(page, page.getByRole('button', { name: `Unduh Hasil ${judul}` }).first());
    expect((await readFile(xlsx)).subarray(0, 2).toString()).toBe('PK');
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
