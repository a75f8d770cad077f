import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, utimes, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { makeSheet } from '../packages/server/src/platform/files/xlsx/make-sheet.ts';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { signInOnScreen } from './kit/sign-in-on-screen.ts';
import { dateHere } from './kit/date-here.ts';
import { organisasiId } from './kit/demo-ids.ts';
import { savedFile } from './kit/saved-file.ts';

const browser = await openBrowser();
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Each width imports members of its own, whom the demo does not know. */
const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel, pin: 9100 },
  { name: '1440', viewport: WIDTHS.meja, pin: 9200 },
];

test.each(JOURNEYS)("an operator imports members, then their machine's log ($name px)", async ({ viewport, pin }) => {
  const { page, errors } = await openPage(browser, { viewport });
  await signInOnScreen(page, 'operator.kantor');
  const id = await organisasiId(page, 'KANTOR');

  await page.goto(`/organisasi/${id}/users`);
  await page.getByRole('button', { name: 'Impor', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'anggota.xlsx', mimeType: XLSX, buffer: await members(pin, 'x') });
  await dialog.getByRole('button', { name: 'Periksa berkas' }).click();
  await dialog.getByText('Tanggal Mulai').first().waitFor();
  expect(await dialog.getByRole('button', { name: /^Impor 2 anggota/ }).isEnabled()).toBe(false);

  await dialog.getByRole('button', { name: 'Ganti berkas' }).click();
  // Put right and saved once more, as in a spreadsheet, after it was chosen.
  const berkas = join(await mkdtemp(join(tmpdir(), 'hadir-impor-')), 'anggota.xlsx');
  await writeFile(berkas, await members(pin, 'x'));
  await dialog.locator('input[type=file]').setInputFiles(berkas);
  // A browser compares whole seconds.
  const kemudian = new Date(Date.now() + 5000);
  await utimes(berkas, kemudian, kemudian);
  await dialog.getByRole('button', { name: 'Periksa berkas' }).click();
  await dialog.getByText('anggota.xlsx berubah sejak dipilih. Pilih lagi berkasnya').waitFor();
  await writeFile(berkas, await members(pin, '2024-01-02'));
  await dialog.locator('input[type=file]').setInputFiles(berkas);
  await dialog.getByRole('button', { name: 'Periksa berkas' }).click();
  await dialog.getByRole('button', { name: 'Impor 2 anggota' }).click();
  const lewat = page.getByRole('dialog', { name: /^[\d.]+ hari menjadi Absen\?$/ });
  await lewat.getByRole('button', { name: 'Impor 2 anggota' }).click();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await page.goto(`/organisasi/${id}/users?q=Impor ${pin}`);
  await page.getByText(`Impor ${pin} Satu`).first().waitFor();

  await page.goto(`/organisasi/${id}/laporan/kehadiran.harian`);
  await page.getByRole('button', { name: 'Impor log mesin' }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '1_attlog.dat', mimeType: 'text/plain', buffer: log(pin) });
  await dialog.getByText('4242').first().waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Impor 2 presensi' }).click();
  await dialog.getByText('Impor selesai').waitFor({ timeout: 60_000 });
  expect(errors).toEqual([]);
});

test.each(JOURNEYS)('an operator prints the day ($name px)', async ({ viewport }) => {
  const { page, errors } = await openPage(browser, { viewport });
  await signIn(page, 'operator.mtsn1');
  const id = await organisasiId(page, 'MTSN1');
  await page.goto(`/organisasi/${id}/laporan/kehadiran.harian`);
  await page.getByText('Kehadiran Harian').first().waitFor();

  // On a phone the files stand in one menu.
  const unduh = async (format: 'PDF' | 'XLSX') => {
    if (viewport === WIDTHS.meja) return savedFile(page, page.getByRole('button', { name: `Unduh ${format}` }));
    await page.getByRole('button', { name: 'Unduh' }).click();
    return savedFile(page, page.getByRole('menuitem', { name: format, exact: true }));
  };
  const pdf = execFileSync('pdftotext', ['-layout', await unduh('PDF'), '-'], { encoding: 'utf8' });
  expect(pdf).toMatch(/MTsN 1 Sukamaju/i);
  expect(pdf).toContain('Dian Puspita');
  const xlsx = await readFile(await unduh('XLSX'));
  expect(xlsx.subarray(0, 2).toString()).toBe('PK');
  expect(errors).toEqual([]);
});

async function members(pin: number, tanggal: string): Promise<Buffer> {
  const kolom = ['Nama', 'PIN', 'Gender', 'Jenis Kepegawaian', 'Tanggal Mulai'].map((judul) => ({ judul }));
  const baris = ['Satu', 'Dua'].map((word, i) => [`Impor ${pin} ${word}`, String(pin + i), 'P', 'Non-ASN', tanggal]);
  return Buffer.from(await makeSheet({}, { nama: 'Anggota', kolom, baris })());
}

/** Two taps of the first new member yesterday, one of them twice, and one of a PIN that nobody has. */
function log(pin: number): Buffer {
  const kemarin = dateHere(-1);
  const line = (who: number, jam: string) => `${String(who).padStart(9)}\t${kemarin} ${jam}\t1\t0\t1\t0\r\n`;
  return Buffer.from(
    [line(pin, '07:21:10'), line(pin, '07:21:10'), line(pin, '16:05:00'), line(4242, '07:30:00')].join(''),
  );
}
