import { execFileSync } from 'node:child_process';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { ask, organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { firstOfMonth } from './kit/first-of-month.ts';
import { savedFile } from './kit/saved-file.ts';

const browser = await openBrowser();

const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel, kode: 'MTSN1' },
  { name: '1440', viewport: WIDTHS.meja, kode: 'KANTOR' },
];

test.each(JOURNEYS)(
  'a member asks for leave, it is approved from the mail, printed and cancelled ($name px)',
  async ({ viewport, kode }) => {
    const anggota = await openPage(browser, { viewport, reducedMotion: 'reduce' });
    const { page } = anggota;
    await signIn(page, `${kode.toLowerCase()}.10`);
    const { nama } = await ask<{ nama: string }>(page, '/me');
    const id = await organisasiId(page, kode);

    await page.goto(`/organisasi/${id}/riwayatcuti`);
    await page.getByRole('group', { name: 'Saldo cuti Anda' }).getByText('Saldo Cuti Tahunan').waitFor();
    await page.getByRole('button', { name: 'Ajukan cuti' }).click();
    await page.getByLabel('Kategori').selectOption({ label: 'Cuti Tahunan' });
    const kalender = await nextMonth(page);
    const day = kalender.getByRole('button', { name: /^(Selasa|Rabu|Kamis), \d+ \w+ \d+$/ });
    const tanggal = (await day.last().getAttribute('aria-label')) ?? '';
    // Of its own day: a day of the next year draws on that year's right, which today's balance does not hold yet.
    const sisa = () => sisaPada(page, id, dateOf(tanggal));
    const before = await sisa();
    await day.last().click();
    const biaya = page.getByRole('region', { name: 'Yang terpakai' });
    await biaya.getByText('Sisa saldo setelahnya').waitFor();
    expect(await biaya.innerText()).toMatch(/Jumlah\s+1 hari/);
    await page.getByLabel('Keterangan').fill('Mengurus sertifikat tanah');
    await page.getByLabel('Alamat selama cuti').fill('Kampung Cibodas');
    await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
    await page.getByText('Diajukan').first().waitFor();

    const penyetuju = await openPage(browser, { viewport });
    await decideByMail(penyetuju.page, nama);

    await page.goto(`/organisasi/${id}/cuti`);
    await (await nextMonth(page)).getByRole('button', { name: `${tanggal}, Cuti Tahunan Anda` }).waitFor();
    await page.goto(`/organisasi/${id}/riwayatcuti`);
    expect(await sisa()).toBe(before - 1);
    await page.getByText('Disetujui').locator('visible=true').first().waitFor();
    await page.getByRole('button', { name: 'Cuti Tahunan', exact: true }).first().click();
    const pdf = await savedFile(page, page.getByRole('button', { name: 'Cetak formulir' }));
    const text = execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' });
    expect(text).toMatch(/FORMULIR PERMINTAAN DAN PEMBERIAN CUTI[^]*Mengurus sertifikat tanah[^]*DISETUJUI\s+✓/);
    expect(text).toMatch(/VII\. [^]*DISETUJUI\s+✓[^]*VIII\. [^]*DISETUJUI\s+✓/);
    expect(text).toContain(nama);

    await page.getByRole('button', { name: 'Batalkan cuti' }).click();
    const dialog = page.getByRole('dialog', { name: 'Batalkan cuti?' });
    await dialog.getByLabel('Keterangan').fill('Urusannya sudah selesai');
    await dialog.getByRole('button', { name: 'Batalkan cuti' }).click();
    await page.getByRole('region', { name: 'Riwayat' }).getByText('Dibatalkan').waitFor();
    expect(await sisa()).toBe(before);
    await endVisits(anggota, penyetuju);
  },
);

/** The date of a day of the next month, by its name in the calendar. */
function dateOf(day: string): string {
  const [tanggal = ''] = /\d+/.exec(day) ?? [];
  return `${firstOfMonth(1).toISOString().slice(0, 8)}${tanggal.padStart(2, '0')}`;
}

/** What the member has left of annual leave on a date, by what is booked now. */
async function sisaPada(page: Page, organisasi_id: number, tanggal: string): Promise<number> {
  const saldo = await ask<{ kategori: string; sisa: number }[]>(
    page,
    `/orgs/${organisasi_id}/cuti/saldo?tanggal=${tanggal}`,
  );
  return saldo.find(({ kategori }) => kategori === 'Cuti Tahunan')?.sisa ?? Number.NaN;
}

/** The next month of the form's calendar, once it tells of its days off. */
async function nextMonth(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Bulan berikutnya' }).click();
  const kalender = page.getByRole('table', { name: /^Kalender/ });
  await kalender
    .getByRole('button', { name: /^Minggu.*bukan hari kerja/ })
    .nth(3)
    .waitFor();
  return kalender;
}

/**
 * Who is asked opens the link of his mail, which decides nothing yet, and approves there. The head of the group is an
 * operator in the demo, and so decides once for both levels of its chain.
 */
async function decideByMail(page: Page, nama: string): Promise<void> {
  await page.goto('/kotak-surat');
  const mails = page.getByRole('article').filter({ hasText: `${nama} mengajukan` });
  expect(await mails.count()).toBe(1);
  await page.goto(
    (await mails
      .first()
      .getByRole('link', { name: /keputusan/ })
      .getAttribute('href')) ?? '',
  );
  await page.getByText('Membuka halaman ini belum memutuskan apa pun.').waitFor();
  await page.getByText('Keputusan Anda berlaku untuk jenjang 1 dan 2.').waitFor();
  await page.getByLabel('Setujui').check();
  await page.getByRole('button', { name: 'Kirim keputusan' }).click();
  await page.getByRole('heading', { name: 'Keputusan tersimpan' }).waitFor();
}
