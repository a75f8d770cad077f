import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { dateHere } from './kit/date-here.ts';
import { ask, organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { firstOfMonth } from './kit/first-of-month.ts';
import { savedFile } from './kit/saved-file.ts';

const browser = await openBrowser({ kamera: true });

/** Each width closes the month of an organisation of its own, both at once. */
const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel, kode: 'MTSN1' },
  { name: '1440', viewport: WIDTHS.meja, kode: 'KANTOR' },
];
/** The month before the one that is running. */
const AWAL = firstOfMonth(-1).toISOString().slice(0, 10);
const AKHIR = new Date(firstOfMonth().getTime() - 86_400_000).toISOString().slice(0, 10);

test.concurrent.each(JOURNEYS)(
  'a member corrects a day, the operator decides, closes the month, prints and sends it, and opens it again ($name px)',
  async ({ viewport, kode }) => {
    const anggota = await openPage(browser, { viewport, reducedMotion: 'reduce' });
    await signIn(anggota.page, `${kode.toLowerCase()}.09`);
    const { user_id, nama } = await ask<{ user_id: number; nama: string }>(anggota.page, '/me');
    const id = await organisasiId(anggota.page, kode);
    const at = (path: string) => `/organisasi/${id}/${path}`;
    const hari = await lastPresent(anggota.page, `/orgs/${id}/presensi/riwayat/${user_id}`);
    const riwayat = at(`riwayat-hadir-user?from=${hari}&to=${hari}`);
    const tanggal = hari.split('-').toReversed().join('-');
    // A selfie may be sent for 31 days: at the end of a month the last day of the one before may lie further back.
    const bisaSwafoto = hari >= dateHere(-31);

    const operator = await openPage(browser, { viewport, reducedMotion: 'reduce' });
    const { page } = operator;
    await signIn(page, `operator.${kode.toLowerCase()}`);
    // However far back the month's last day lies today.
    const limit = await page.request.put(`/api/pengaturan/${id}`, { data: { klaim_mundur_hari: 62 } });
    expect(limit.status()).toBe(200);

    await anggota.page.goto(riwayat);
    if (bisaSwafoto) await askSwafoto(anggota.page, tanggal, 'Ponsel tertinggal di kelas');
    await askKlaim(anggota.page, tanggal, 'Rapat sampai sore');
    await anggota.page.getByRole('region', { name: 'Perubahan yang Anda ajukan' }).waitFor();

    const desk = at(`riwayat-hadir?bagian=verval&bulan=${AWAL.slice(0, 7)}`);
    await page.goto(desk);
    if (bisaSwafoto) await approveSwafoto(page, nama, viewport === WIDTHS.meja);
    const klaim = page.getByRole('button', { name: /Klaim menunggu keputusan/ });
    await klaim.click();
    // Of this kind alone: the list of the kind that was open before stands until the address has changed.
    await page.getByRole('listitem').filter({ has: klaim }).last().getByRole('link', { name: nama }).click();
    await page.getByRole('button', { name: 'Setujui', exact: true }).press('Enter');
    await page.getByText('Berlaku').first().waitFor();

    await anggota.page.goto(riwayat);
    await anggota.page
      .getByText(bisaSwafoto ? /^05:45/ : /17:30/)
      .first()
      .waitFor();
    await anggota.page.getByRole('button', { name: new RegExp(`^${tanggal}\\s*[A-Z]`) }).click();
    const why = anggota.page.getByRole('dialog').getByRole('listitem');
    if (bisaSwafoto) {
      await why.filter({ hasText: 'Presensi pukul 05:45:00 dari presensi swafoto dipakai sebagai datang.' }).waitFor();
    }
    await why.filter({ hasText: 'Klaim presensi (lupa presensi) memberi pulang pukul 17:30.' }).waitFor();

    await page.goto(desk);
    await page.getByRole('button', { name: 'Verifikasi semua' }).click();
    await page.getByRole('button', { name: 'Verifikasi dan bekukan' }).click();
    const month = page.getByRole('button', { name: 'Buka bulan' });
    await month.waitFor();
    const sheet = await savedFile(page, page.getByRole('button', { name: 'Cetak lembar' }));
    const pdf = execFileSync('pdftotext', ['-layout', sheet, '-'], { encoding: 'utf8' });
    expect(pdf).toMatch(new RegExp(`Nama\\s+: ${nama}[^]*Halaman 1 dari 1`));
    expect(pdf).not.toContain('SEMENTARA');
    if (kode === 'MTSN1') {
      // The linked one sends what was verified to the staff system, which its simulator stands for.
      await page.getByRole('button', { name: /^Kirim \d+ anggota$/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Kirim', exact: true }).click();
      await page.getByText(/: \d+ anggota dikirim, \d+ diterima dan \d+ ditolak Simpatika\./).waitFor();
      await page.getByText('NUPTK tidak terdaftar. Cocokkan NUPTK-nya dengan Simpatika, lalu kirim lagi.').waitFor();
    }
    await month.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Alasan').fill('Surat tugas menyusul');
    await dialog.getByRole('button', { name: 'Buka', exact: true }).click();
    await page.getByText(/: Surat tugas menyusul$/).waitFor();
    await page.getByRole('button', { name: 'Verifikasi semua' }).waitFor();
    await endVisits(anggota, operator);
  },
);

/** The latest day of that month on which the member came and left. */
async function lastPresent(page: Page, riwayat: string): Promise<string> {
  const { data } = await ask<{ data: { tanggal: string; jam_masuk: string | null; jam_pulang: string | null }[] }>(
    page,
    `${riwayat}?from=${AWAL}&to=${AKHIR}&is_absen=0&is_cuti=0`,
  );
  const found = data.find(({ jam_masuk, jam_pulang }) => jam_masuk && jam_pulang);
  if (!found) throw new Error('The member was never there');
  return found.tanggal;
}

async function askSwafoto(page: Page, tanggal: string, keterangan: string): Promise<void> {
  await page.getByRole('button', { name: 'Presensi swafoto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajukan presensi swafoto' });
  await dialog.getByRole('textbox', { name: 'Tanggal' }).fill(tanggal);
  await dialog.getByLabel('Jam', { exact: true }).selectOption('05');
  await dialog.getByLabel('Menit').selectOption('45');
  await dialog.getByLabel('Mengapa tidak tercatat').fill(keterangan);
  await dialog.getByRole('button', { name: 'Tambah swafoto' }).click();
  await page.getByRole('button', { name: 'Ambil foto' }).click();
  await page.getByRole('button', { name: 'Pakai foto ini' }).click();
  await dialog.getByRole('button', { name: 'Ajukan' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** From the desk and back to it; at an operator's screen by the key that the screen names. */
async function approveSwafoto(page: Page, nama: string, byKey: boolean): Promise<void> {
  await page.getByRole('button', { name: /Presensi swafoto menunggu/ }).click();
  await page.getByRole('link', { name: nama }).click();
  if (byKey) {
    await page.getByRole('region', { name: `Bukti ${nama}` }).waitFor();
    // What has only just opened is decided by no key.
    await page.waitForTimeout(900);
    await page.keyboard.press('a');
  } else await page.getByRole('button', { name: 'Setujui', exact: true }).click();
  // It names whose and when.
  await page
    .getByText(`Presensi ${nama}`)
    .filter({ hasText: /disetujui$/ })
    .first()
    .waitFor();
  await page.goBack();
}

async function askKlaim(page: Page, tanggal: string, keterangan: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajukan perubahan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajukan perubahan presensi' });
  await dialog.getByRole('textbox', { name: 'Dari' }).fill(tanggal);
  await dialog.getByRole('textbox', { name: 'Sampai' }).fill(tanggal);
  await dialog.getByLabel('Menjadi').selectOption({ label: 'Jam yang ditentukan' });
  const pulang = dialog.getByRole('group', { name: 'Pulang', exact: true });
  await pulang.getByLabel('Jam').selectOption('17');
  await pulang.getByLabel('Menit').selectOption('30');
  await dialog.getByLabel('Keterangan').fill(keterangan);
  await dialog.getByRole('button', { name: 'Ajukan' }).click();
  const question = page.getByRole('dialog', { name: 'Ajukan perubahan ini?' });
  await question.getByRole('button', { name: 'Ajukan' }).click();
  await dialog.waitFor({ state: 'detached' });
}
