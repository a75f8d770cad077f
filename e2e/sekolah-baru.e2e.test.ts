import { execFileSync } from 'node:child_process';
import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { makeSheet } from '../packages/server/src/platform/files/xlsx/make-sheet.ts';
import { openBrowser, openPage, WIDTHS } from './kit/browser.ts';
import { ask } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';
import { openMail } from './kit/open-mail.ts';
import { savedFile } from './kit/saved-file.ts';
import { startProduct } from './kit/start-product.ts';

const browser = await openBrowser();
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SANDI = 'tiga-kuda-lari';
const SUPER = 'kepala.tik@kota.contoh.id';
/** Of a mouse or a finger, everybody's together; between fields one goes by the Tab key. */
const KLIK_PALING_BANYAK = 25;
const ANGGOTA = 30;

test.each(Object.entries(WIDTHS))(
  'from an empty database to a school with thirty members and hours, in at most 25 clicks and one file, on %s',
  async (_, viewport) => {
    const { baseUrl, stop } = await startProduct({ HADIR_DEMO: '0', SUPER_ADMIN_EMAIL: SUPER });
    onTestFinished(stop);
    let klik = 0;
    const visitor = async () => {
      const opened = await openPage(browser, { viewport, baseURL: baseUrl });
      // Last in, first out: who is gone keeps no server from stopping.
      onTestFinished(() => opened.page.context().close());
      await opened.page.exposeBinding('adaKlik', () => void (klik += 1));
      await opened.page.addInitScript('addEventListener("pointerdown", () => adaKlik(), true)');
      return opened;
    };

    const superAdmin = await visitor();
    await activate(superAdmin.page, SUPER, 'superkota');
    await press(superAdmin.page.getByRole('main').getByRole('link', { name: 'Tambah induk' }));
    await fill(superAdmin.page, {
      'Nama induk': 'Dinas Pendidikan Kota',
      'Nama admin': 'Rahmat Hidayat',
      'Email admin': 'rahmat@kota.contoh.id',
    });
    await press(superAdmin.page.getByRole('button', { name: 'Buat dan kirim tautan' }));
    await superAdmin.page.getByRole('heading', { level: 1, name: 'Dinas Pendidikan Kota' }).waitFor();

    const admin = await visitor();
    await activate(admin.page, 'rahmat@kota.contoh.id', 'rahmat.kota');
    await press(admin.page.getByRole('link', { name: 'Tambah instansi' }));
    await fill(admin.page, { 'Nama instansi': 'SDN 2 Kota', 'Kode instansi': 'SDN2' });
    await press(admin.page.getByRole('button', { name: 'Tambah', exact: true }));
    await fill(admin.page, { Nama: 'Rina Gunawan', Email: 'rina@kota.contoh.id' });
    expect(await findAxeFaults(admin.page, 'all')).toEqual([]);
    await press(admin.page.getByRole('button', { name: 'Kirim undangan' }));
    await admin.page.getByText('Undangan dikirim lewat email').waitFor();

    const operator = await visitor();
    const { page } = operator;
    await activate(page, 'rina@kota.contoh.id', 'rina.sdn2');
    const langkah = page.getByRole('region', { name: 'Langkah awal' });
    await langkah.getByText('0 dari 7 selesai').waitFor();
    expect(await findAxeFaults(page, 'all')).toEqual([]);

    await press(langkah.getByRole('link', { name: /Profil instansi/ }));
    await fill(page, { 'Nama kepala': 'Siti Aminah', Alamat: 'Jalan Melati 1' });
    await press(page.getByRole('button', { name: 'Simpan' }));
    await langkah.getByText('1 dari 7 selesai').waitFor();

    await press(langkah.getByRole('link', { name: /Lokasi presensi/ }));
    await fill(page, { 'Nama lokasi': 'Gedung sekolah' });
    await press(page.getByRole('button', { name: 'Pakai lokasi saya' }));
    await page.getByText('Titik dipindah ke lokasi Anda', { exact: false }).waitFor();
    await press(page.getByRole('button', { name: 'Tambah', exact: true }));
    await langkah.getByText('2 dari 7 selesai').waitFor();

    await press(langkah.getByRole('link', { name: /Jam kerja/ }));
    await press(page.getByRole('button', { name: 'Simpan' }));
    // On a workday her own day, which had no hours, is judged anew, and she is asked first.
    const koreksi = page.getByRole('button', { name: 'Simpan sebagai koreksi' });
    await koreksi.or(langkah.getByText('3 dari 7 selesai')).waitFor();
    if (await koreksi.isVisible()) await press(koreksi);
    await langkah.getByText('3 dari 7 selesai').waitFor();

    await press(langkah.getByRole('link', { name: /Anggota lewat XLSX/ }));
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page.locator('input[type=file]'))]);
    await chooser.setFiles({ name: 'anggota.xlsx', mimeType: XLSX, buffer: await lembarAnggota() });
    await press(page.getByRole('button', { name: 'Periksa berkas' }));
    await press(page.getByRole('button', { name: `Impor ${ANGGOTA} anggota` }));
    await press(page.getByRole('button', { name: 'Selesai' }));
    await langkah.getByText('4 dari 7 selesai').waitFor();

    expect(klik).toBeLessThanOrEqual(KLIK_PALING_BANYAK);
    expect(klik).toBeGreaterThan(15);
    const { organisasi_tunggal: id } = await ask<{ organisasi_tunggal: number }>(page, '/me');
    expect(await ask(page, `/orgs/${id}/users`)).toMatchObject({ total: ANGGOTA + 1 });
    const hariIni = await ask<{ organisasi: { hari_ini: { anggota: number } } }>(page, `/dashboard/orgs/${id}`);
    expect(hariIni.organisasi.hari_ini.anggota).toBe(ANGGOTA + 1);

    await langkah.getByRole('link', { name: /Presensi pertama/ }).click();
    await page.getByRole('button', { name: /^Presensi (Datang|Pulang)$/ }).click();
    await page.getByText('Tercatat', { exact: false }).first().waitFor();

    // The sheets that the new members activate their accounts by.
    await page.goto(`/organisasi/${id}/users`);
    await page.getByRole('button', { name: 'Unduh dan cetak' }).click();
    const lembar = await savedFile(page, page.getByRole('menuitem', { name: 'Cetak lembar aktivasi' }));
    const tokens = execFileSync('pdftotext', [lembar, '-'])
      .toString()
      .match(/[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/g);
    expect(new Set(tokens).size).toBe(ANGGOTA);

    // The decree's holidays are the last step; with it there is nothing left to be led to.
    await page.goto(`/dashboard/${id}`);
    await langkah.getByText('6 dari 7 selesai').waitFor();
    await langkah.getByRole('link', { name: /Hari libur/ }).click();
    await page.getByRole('button', { name: 'Periksa dahulu' }).click();
    await page.getByRole('button', { name: /^Sinkronkan \d+ hari/ }).click();
    // A holiday of this year that lies in the past may change days that are judged already: she is asked first.
    const beranda = page.getByText('Tindak lanjut').first();
    const sebagaiKoreksi = page.getByRole('button', { name: 'Simpan sebagai koreksi' });
    await sebagaiKoreksi.or(beranda).waitFor();
    if (await sebagaiKoreksi.isVisible()) await sebagaiKoreksi.click();
    await beranda.waitFor();
    // Beranda shows what it last knew until the answer is there.
    await langkah.waitFor({ state: 'detached' });
    await endVisits(superAdmin, admin, operator);
  },
);

const press = (what: Locator) => what.click();

async function activate(page: Page, email: string, username: string): Promise<void> {
  await openMail(page, email, /aktivasi\?token=/);
  await fill(page, { 'Nama pengguna': username, 'Kata sandi': SANDI, 'Konfirmasi kata sandi': SANDI });
  await press(page.getByRole('button', { name: 'Aktifkan akun' }));
}

/** By their labels, as they stand in the topmost dialog or on the page. */
async function fill(page: Page, isian: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(isian)) {
    const where = (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog').last() : page;
    await where
      .getByLabel(new RegExp(`^${label}(?! \\w)`))
      .first()
      .fill(value);
  }
}

async function lembarAnggota(): Promise<Buffer> {
  const kolom = ['Nama', 'PIN', 'Gender', 'Jenis Kepegawaian'].map((judul) => ({ judul }));
  const baris = Array.from({ length: ANGGOTA }, (_, i) => [`Guru Nomor ${i + 1}`, String(i + 1), 'P', 'Non-ASN']);
  return Buffer.from(await makeSheet({}, { nama: 'Anggota', kolom, baris })());
}
