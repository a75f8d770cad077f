import type { Locator, Page } from 'playwright-core';
import { makeSheet } from '../../packages/server/src/platform/files/xlsx/make-sheet.ts';
import type { NamaGambar } from '../../packages/web/src/base/panduan/gambar/gambar.ts';
import { dateHere } from './date-here.ts';
import { untilSettled } from './until-settled.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Whose members work in shifts. */
const GRUP_BERGILIR = 'Penjaga';

/** What is opened on a screen, or asked of it, before its picture is taken; nothing of it is saved. */
export const SIAPKAN: Partial<Record<NamaGambar, (page: Page) => Promise<void>>> = {
  'kehadiran-harian': async (page) => void (await openHari(page)),
  'perbaiki-hari': async (page) => {
    const panel = await openHari(page);
    await panel.getByRole('button', { name: 'Perbaiki' }).click();
    await page.getByRole('dialog', { name: /^Perbaiki/ }).waitFor();
  },
  'impor-anggota': async (page) => {
    await page.getByRole('button', { name: 'Impor', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const berkas = { name: 'anggota.xlsx', mimeType: XLSX, buffer: await anggotaKeliru() };
    await dialog.locator('input[type=file]').setInputFiles(berkas);
    await dialog.getByRole('button', { name: 'Periksa berkas' }).click();
    await dialog.getByRole('button', { name: 'Ganti berkas' }).waitFor();
  },
  'jadwal-shift': async (page) => {
    // The demo's shifts begin tomorrow: the next month is the fuller one.
    await page.getByRole('button', { name: 'Bulan berikutnya' }).click();
    await page.getByRole('combobox', { name: 'Grup' }).selectOption({ label: GRUP_BERGILIR });
    await untilSettled(page);
  },
  'isi-dari-pola': async (page) => {
    await page.getByRole('button', { name: 'Isi dari pola' }).click();
    const dialog = page.getByRole('dialog', { name: 'Isi dari pola kerja' });
    const pola = dialog.getByLabel('Pola kerja');
    await pola.locator('option').nth(1).waitFor({ state: 'attached' });
    await pola.selectOption({ index: 1 });
    const grup = dialog.getByLabel('Tambahkan anggota grup');
    await grup.locator('option', { hasText: GRUP_BERGILIR }).waitFor({ state: 'attached' });
    await grup.selectOption({ label: GRUP_BERGILIR });
    await dialog.getByRole('button', { name: 'Bagi rata' }).click();
  },
};

/** The newest of the days before today on which somebody was late whose day the reader may mend (not the reader's own), opened. */
async function openHari(page: Page): Promise<Locator> {
  const alamat = page.url();
  for (let lalu = 1; lalu <= 14; lalu += 1) {
    await page.goto(`${alamat}?tanggal=${dateHere(-lalu)}`);
    await untilSettled(page);
    const terlambat = page.getByRole('row', { name: /Terlambat/ }).filter({ hasText: /\d{2}:\d{2}/ });
    for (let urut = 0; urut < (await terlambat.count()); urut += 1) {
      await terlambat.nth(urut).click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('heading', { name: 'Kenapa?' }).waitFor();
      await untilSettled(page);
      if (await panel.getByRole('button', { name: 'Perbaiki' }).isVisible()) return panel;
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    }
  }
  throw new Error('Nobody was late within two weeks whose day the reader may mend');
}

/** A sheet of new members, two of whose cells are wrong. */
async function anggotaKeliru(): Promise<Buffer> {
  const kolom = ['Nama', 'PIN', 'Gender', 'Jenis Kepegawaian', 'Tanggal Mulai'].map((judul) => ({ judul }));
  const mulai = dateHere();
  const baris = [
    ['Ratna Wulandari', '8101', 'P', 'Non-ASN', mulai],
    ['Bambang Sutrisno', '8102', 'L', 'Non-ASN', 'besok'],
    ['Nur Aini', '8103', 'Perempuan?', 'Non-ASN', mulai],
    ['Yusuf Maulana', '8104', 'L', 'Non-ASN', mulai],
  ];
  return Buffer.from(await makeSheet({}, { nama: 'Anggota', kolom, baris })());
}
