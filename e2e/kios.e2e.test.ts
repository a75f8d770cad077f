import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS, type Opened } from './kit/browser.ts';
import { ask, organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';
import { writeVideo } from './kit/write-video.ts';

const browser = await openBrowser();

const TABLET = [
  { width: 800, height: 1280 },
  { width: 1280, height: 800 },
] as const;
const KIOS = 'Kios pintu timur';

test('a tablet becomes a kiosk, reads a card by its camera, is scanned by a phone, works without a network, and is taken back', async () => {
  const visits = await Promise.all(
    ['operator.kantor', 'kantor.09', 'kantor.10'].map(async (username) => {
      const opened = await openPage(browser, { viewport: WIDTHS.ponsel, reducedMotion: 'reduce' });
      await signIn(opened.page, username);
      return opened;
    }),
  );
  const [operator, berkartu, berponsel] = visits as [Opened, Opened, Opened];
  const id = await organisasiId(operator.page, 'KANTOR');
  const kartuOf = ({ page }: Opened) => ask<{ kartu: string; nama: string }>(page, `/orgs/${id}/kartu-saya`);
  const [kartuPertama, kartuKedua] = [await kartuOf(berkartu), await kartuOf(berponsel)];

  const kode = await makeKios(operator.page, id);
  const withCard = await openBrowser(await writeVideo(kartuPertama.kartu));
  const { page, errors } = await openPage(withCard, { viewport: TABLET[1] });
  await page.goto(`/kios#${kode}`);
  const before = await countPresensi(berkartu.page, id);
  await page.getByRole('button', { name: 'Pasang' }).click();
  await page.getByRole('img', { name: 'Kode QR presensi' }).waitFor();
  // The camera sees the card; nobody touches anything.
  await page.getByRole('alert').getByText(kartuPertama.nama).waitFor();
  await page.getByText('Tersambung', { exact: true }).waitFor();
  expect(await countPresensi(berkartu.page, id)).toBe(before + 1);
  await operator.page.getByText(/^Tablet terpasang\./).waitFor();

  const lama = await readTautan(page);
  await berponsel.page.goto(lama);
  await berponsel.page.getByText(new RegExp(`^Presensi tercatat .* di ${KIOS},`)).waitFor();
  await expectNoAxeFaults(berponsel.page, Object.values(WIDTHS));
  // The same code again.
  await berponsel.page.goto(lama);
  await berponsel.page.getByRole('heading', { name: 'Presensi tidak tercatat' }).waitFor();

  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(/^Tanpa jaringan: presensi tetap dicatat/).waitFor();
  const sebelum = await countPresensi(berponsel.page, id);
  await scan(page, kartuKedua.kartu);
  await page.getByRole('alert').getByText(kartuKedua.nama).waitFor();
  await page.getByText(/presensi menunggu dikirim$/).waitFor();
  expect(await countPresensi(berponsel.page, id)).toBe(sebelum);
  await expectNoAxeFaults(page, TABLET);
  // The code has changed by itself meanwhile, without the network too.
  await expect.poll(() => readTautan(page), { timeout: 30_000 }).not.toBe(lama);
  await page.context().setOffline(false);
  await expect.poll(() => countPresensi(berponsel.page, id), { timeout: 60_000 }).toBe(sebelum + 1);
  await page.getByText('Tersambung', { exact: true }).waitFor();

  await operator.page.getByRole('button', { name: 'Lepas', exact: true }).click();
  const dialog = operator.page.getByRole('dialog', { name: `Lepas ${KIOS}?` });
  await dialog.getByRole('button', { name: 'Lepas' }).click();
  await operator.page.getByText(/^Belum ada tablet yang menjadi kios ini/).waitFor();
  // It hears of it with its next report: every half minute, and whenever the network comes back.
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.getByText('Kios ini dilepas operator. Pasang lagi dengan kode baru.').waitFor();
  expect(await countPresensi(berponsel.page, id)).toBe(sebelum + 1);
  expect(errors).toEqual([]);
  await endVisits(...visits);
});

/** At each of these sizes. */
async function expectNoAxeFaults(page: Page, sizes: readonly { width: number; height: number }[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await findAxeFaults(page, 'all')).toEqual([]);
  }
}

/** Adds a kiosk and asks for its pairing code. */
async function makeKios(page: Page, organisasi_id: number): Promise<string> {
  await page.goto(`/organisasi/${organisasi_id}/device`);
  await page.getByRole('button', { name: 'Tambah kios' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah kios' });
  await dialog.getByRole('textbox', { name: 'Nama', exact: true }).fill(KIOS);
  await dialog.getByRole('combobox', { name: 'Lokasi presensi' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(KIOS).locator('visible=true').first().click();
  await page.getByRole('button', { name: 'Buat kode pasang' }).click();
  return (await page.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/).innerText()).replace(' ', '');
}

/** What the kiosk's QR code says now. */
const readTautan = async (page: Page) => (await page.locator('[data-tautan]').getAttribute('data-tautan')) ?? '';

/** A scanner at the USB port types all at once. */
const scan = (page: Page, teks: string) =>
  page.evaluate(
    (keys) => {
      for (const key of keys) document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    },
    [...teks, 'Enter'],
  );

/** How many events the server holds of this member's today. */
async function countPresensi(page: Page, organisasi_id: number): Promise<number> {
  const { presensi } = await ask<{ presensi: unknown[] }>(page, `/orgs/${organisasi_id}/presensi/lastPresensi`);
  return presensi.length;
}
