import { STATUS_AKSES } from '../packages/rules/src/kode/status-akses.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';
import { openMail } from './kit/open-mail.ts';

const browser = await openBrowser();
const SANDI = 'tiga-kuda-lari';

async function daftar(page: Page, isi: { nama: string; npsn: string; email: string }) {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Daftarkan instansi' }).click();
  await page.getByLabel('Yang didaftarkan').selectOption({ label: 'Induk baru (yayasan, kantor wilayah, dinas)' });
  await page.getByLabel('Nama instansi').fill(isi.nama);
  await page.getByLabel('NPSN').fill(isi.npsn);
  await page.getByLabel('Alamat').fill('Jalan Melati 1, Bandung');
  await page.getByLabel('Alasan').fill('Presensi 40 guru');
  await page.getByLabel('Nama Anda').fill('Siti Pemohon');
  await page.getByLabel('Email').fill(isi.email);
  await page.getByRole('button', { name: 'Kirim pendaftaran' }).click();
  await page.getByRole('heading', { name: 'Periksa email Anda' }).waitFor();
  await openMail(page, isi.email, /verify\?daftar=/);
  await page.getByRole('button', { name: 'Ajukan sekarang' }).click();
  await page.getByRole('heading', { name: 'Pendaftaran diajukan' }).waitFor();
}

test.each(Object.entries(WIDTHS))(
  'two institutions of one NPSN register, a super admin holds them side by side and decides both, and the first admin enters, on %s',
  async (nama, viewport) => {
    const npsn = nama === 'ponsel' ? '20009001' : '20009002';
    const baik = { nama: `Yayasan Harapan ${nama}`, npsn, email: `harapan.${nama}@contoh.id` };
    const ganda = { nama: `Yayasan Kembar ${nama}`, npsn, email: `kembar.${nama}@contoh.id` };
    const pemohon = await openPage(browser, { viewport });
    await daftar(pemohon.page, baik);
    await daftar(pemohon.page, ganda);

    const atas = await openPage(browser, { viewport });
    const { page } = atas;
    await signIn(page, 'superadmin');
    await page.goto(`/akses?status=${STATUS_AKSES.diajukan}`);
    await page.getByRole('button', { name: ganda.nama }).click();
    const panel = page.getByRole('dialog', { name: ganda.nama });
    await panel.getByText(`NPSN ${npsn} juga ada di sini`).waitFor();
    await panel.getByText(baik.nama).first().waitFor();
    expect(await findAxeFaults(page, 'all')).toEqual([]);
    await panel.getByRole('button', { name: 'Tolak' }).click();
    const tanya = page.getByRole('dialog', { name: /^Tolak pendaftaran/ });
    await tanya.getByRole('textbox').fill('NPSN ini sudah diajukan Yayasan Harapan');
    await tanya.getByRole('button', { name: 'Tolak' }).click();
    await panel.getByText('Ditolak').first().waitFor();

    await page.goto(`/akses?q=${encodeURIComponent(baik.nama)}`);
    await page.getByRole('button', { name: baik.nama }).click();
    await page.getByRole('dialog', { name: baik.nama }).getByRole('button', { name: 'Setujui' }).click();
    await page
      .getByRole('dialog', { name: /^Setujui/ })
      .getByRole('button', { name: 'Setujui' })
      .click();
    await page.getByRole('dialog', { name: baik.nama }).getByText('Disetujui').first().waitFor();

    await pemohon.page.goto('/kotak-surat');
    await pemohon.page.getByText('NPSN ini sudah diajukan Yayasan Harapan').first().waitFor();
    await openMail(pemohon.page, baik.email, /aktivasi\?token=/);
    await pemohon.page.getByLabel('Nama pengguna').fill(`admin.harapan.${nama}`);
    await pemohon.page
      .getByLabel(/^Kata sandi/)
      .first()
      .fill(SANDI);
    await pemohon.page
      .getByLabel(/^Konfirmasi/)
      .first()
      .fill(SANDI);
    await pemohon.page.getByRole('button', { name: 'Aktifkan akun' }).click();
    await pemohon.page.getByText('Belum ada instansi').waitFor();
    await pemohon.page.goto('/dashboard-tenant');
    await pemohon.page.getByRole('heading', { level: 1, name: baik.nama }).waitFor();
    expect([...pemohon.errors, ...atas.errors]).toEqual([]);
  },
);
