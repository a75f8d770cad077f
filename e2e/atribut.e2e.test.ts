import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseSheet } from '../packages/server/src/platform/files/xlsx/parse-sheet.ts';
import { makeSheet } from '../packages/server/src/platform/files/xlsx/make-sheet.ts';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { organisasiId } from './kit/demo-ids.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';
import { savedFile } from './kit/saved-file.ts';

const browser = await openBrowser();

async function tambah(page: Page, nama: string) {
  await page.getByRole('button', { name: 'Tambah atribut' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah atribut' });
  await dialog.getByLabel('Nama').fill(nama);
  await dialog.getByLabel('Tipe').selectOption({ label: 'Pilihan' });
  await dialog.getByRole('textbox', { name: 'Pilihan' }).fill('Pagi\nSore');
  await dialog.getByLabel('Diisi dan dilihat').selectOption({ label: 'Operator dan anggotanya sendiri' });
  await dialog.getByRole('button', { name: 'Tambah' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(nama).first().waitFor();
}

async function saring(page: Page, nama: string, nilai: string) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter anggota' });
  await dialog.getByRole('combobox', { name: nama }).selectOption({ label: nilai });
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await page.getByRole('button', { name: `Hapus filter ${nama}: ${nilai}` }).waitFor();
}

/** The template has the attribute with its choices; what is filled in there comes in, is found, and goes out again. */
async function lewatBerkas(page: Page, nama: string, ukuran: string) {
  const baru = `Impor ${ukuran}`;
  await page.getByRole('button', { name: 'Impor', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Impor anggota' });
  const [format] = await readRows(await savedFile(page, dialog.getByRole('button', { name: 'Unduh format' })));
  expect(format).toContain(nama);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), dialog.locator('input[type=file]').click()]);
  const kolom = ['Nama', 'Gender', 'Jenis Kepegawaian', nama].map((judul) => ({ judul }));
  await chooser.setFiles({
    name: 'anggota.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await makeSheet({}, { nama: 'Anggota', kolom, baris: [[baru, 'P', 'Non-ASN', 'Sore']] })()),
  });
  await dialog.getByRole('button', { name: 'Periksa berkas' }).click();
  await dialog.getByRole('button', { name: 'Impor 1 anggota' }).click();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await page.getByRole('button', { name: `Hapus filter ${nama}: Pagi` }).click();
  await saring(page, nama, 'Sore');
  await page.getByText(baru).first().waitFor();
  await page.getByRole('button', { name: 'Unduh dan cetak' }).click();
  const [kepala = [], ...baris] = await readRows(
    await savedFile(page, page.getByRole('menuitem', { name: 'Unduh daftar (XLSX)' })),
  );
  expect(baris.map((row) => [row[0], row[kepala.indexOf(nama)]])).toEqual([[baru, 'Sore']]);
  await page.getByRole('button', { name: `Hapus filter ${nama}: Sore` }).click();
  await saring(page, nama, 'Pagi');
}

/** What stands beside a name in a list of facts. */
const nilaiDi = (kartu: Locator, nama: string, nilai: string) =>
  kartu.locator('dt', { hasText: nama }).locator('xpath=following-sibling::dd[1]').getByText(nilai);

const readRows = async (path: string) =>
  (await parseSheet({ content: await readFile(path), maks: 100 })).map(({ sel }) => sel);

test.each(Object.entries(WIDTHS))(
  'an operator defines an attribute, fills it in and finds by it; the member fills in his own, on %s',
  async (ukuran, viewport) => {
    // A second attempt finds nothing of the first.
    const nama = `Regu ${ukuran} ${randomUUID().slice(0, 8)}`;
    const operator = await openPage(browser, { viewport });
    const { page } = operator;
    await signIn(page, 'operator.disdik');
    const id = await organisasiId(page, 'DISDIK');
    const anggota = await openPage(browser, { viewport });
    await signIn(anggota.page, 'pegawai.disdik');
    const saya = (await anggota.page.request.get('/api/me').then((answer) => answer.json())) as {
      data: { user_id: number; nama: string };
    };

    await page.goto(`/organisasi/${id}/atribut`);
    await tambah(page, nama);
    expect(await findAxeFaults(page, 'all')).toEqual([]);

    await page.goto(`/user/${id}/${saya.data.user_id}`);
    await page.getByRole('button', { name: 'Ubah', exact: true }).click();
    const ubah = page.getByRole('dialog', { name: /^Ubah/ });
    await ubah.getByLabel(nama).selectOption({ label: 'Pagi' });
    await ubah.getByRole('button', { name: 'Simpan' }).click();
    await ubah.waitFor({ state: 'hidden' });
    await nilaiDi(page.getByRole('region', { name: 'Atribut' }), nama, 'Pagi').waitFor();

    await page.goto(`/organisasi/${id}/users`);
    await saring(page, nama, 'Pagi');
    await page.getByText(saya.data.nama).first().waitFor();
    // Columns are chosen where there is a table; a phone's cards show what all of them have.
    if (viewport === WIDTHS.meja) {
      await page.getByRole('button', { name: 'Kolom daftar anggota' }).click();
      await page.getByRole('group', { name: 'Atribut' }).getByLabel(nama).click();
      await page.keyboard.press('Escape');
      await page.getByText('Pagi', { exact: true }).last().waitFor();
    }
    expect(await findAxeFaults(page, 'all')).toEqual([]);

    await lewatBerkas(page, nama, nama.slice('Regu '.length));

    await anggota.page.goto(`/profil/${id}/`);
    const kartu = anggota.page.getByRole('region', { name: 'Atribut' });
    await nilaiDi(kartu, nama, 'Pagi').waitFor();
    await kartu.getByRole('button', { name: 'Isi atribut' }).click();
    const isi = anggota.page.getByRole('dialog', { name: 'Isi atribut' });
    await isi.getByLabel(nama).selectOption({ label: 'Sore' });
    await isi.getByRole('button', { name: 'Simpan' }).click();
    await nilaiDi(kartu, nama, 'Sore').waitFor();

    await page.reload();
    await page.getByText('Tidak ada anggota yang cocok', { exact: false }).waitFor();
    await page.getByRole('button', { name: `Hapus filter ${nama}: Pagi` }).click();
    await saring(page, nama, 'Sore');
    await page.getByText(saya.data.nama).first().waitFor();
    expect([...operator.errors, ...anggota.errors]).toEqual([]);
  },
);
