import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS, type Opened } from './kit/browser.ts';
import { ask, organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';
import { writeVideo } from './kit/write-video.ts';

const browser = await openBrowser();

/** Each width has its own kiosk, operator's screen and members: one with a card, one with a phone, one while it is offline. */
const JOURNEYS = [
  { name: '360', viewport: WIDTHS.ponsel, tablet: { width: 800, height: 1280 }, kios: 'Kios pintu timur', anggota: ['kantor.09', 'kantor.10', 'kantor.11'] },
  { name: '1440', viewport: WIDTHS.meja, tablet: { width: 1280, height: 800 }, kios: 'Kios pintu barat', anggota: ['kantor.12', 'kantor.13', 'kantor.14'] },
]; // prettier-ignore

test.each(JOURNEYS)(
  'a tablet becomes a kiosk, reads a card by its camera, is scanned by a phone, and works without a network ($name px)',
  async ({ viewport, tablet, kios, anggota }) => {
    const visits = await Promise.all(
      ['operator.kantor', ...anggota].map(async (username) => {
        const opened = await openPage(browser, { viewport, reducedMotion: 'reduce' });
        await signIn(opened.page, username);
        return opened;
      }),
    );
    const [operator, berkartu, berponsel, luring] = visits as [Opened, Opened, Opened, Opened];
    const id = await organisasiId(operator.page, 'KANTOR');
    const kartuOf = async ({ page }: Opened) =>
      await ask<{ kartu: string; nama: string }>(page, `/orgs/${id}/kartu-saya`);

    const kode = await makeKios(operator.page, id, kios);
    const withCard = await openBrowser({ kamera: await writeVideo((await kartuOf(berkartu)).kartu) });
    const { page, errors } = await openPage(withCard, { viewport: tablet });
    await page.goto(`/kios#${kode}`);
    const before = await countPresensi(berkartu.page, id);
    await page.getByRole('button', { name: 'Pasang' }).click();
    await page.getByRole('img', { name: 'Kode QR presensi' }).waitFor();
    // The camera sees the card; nobody touches anything.
    await page
      .getByRole('alert')
      .getByText((await kartuOf(berkartu)).nama)
      .waitFor();
    await page.getByText('Tersambung', { exact: true }).waitFor();
    expect(await countPresensi(berkartu.page, id)).toBe(before + 1);
    await operator.page.getByText(/^Tablet terpasang\./).waitFor();

    const lama = await readTautan(page);
    await berponsel.page.goto(lama);
    await berponsel.page.getByText(new RegExp(`^Presensi tercatat .* di ${kios},`)).waitFor();
    expect(await findAxeFaults(berponsel.page, 'all')).toEqual([]);
    // The same code again, and the same one forwarded to another when it is over.
    await berponsel.page.goto(lama);
    await berponsel.page.getByRole('heading', { name: 'Presensi tidak tercatat' }).waitFor();
    await expect.poll(() => readTautan(page), { timeout: 30_000 }).not.toBe(lama);

    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(/^Tanpa jaringan: presensi disimpan di perangkat/).waitFor();
    const sebelum = await countPresensi(luring.page, id);
    const { kartu, nama } = await kartuOf(luring);
    await scan(page, kartu);
    await page.getByRole('alert').getByText(nama).waitFor();
    await page.getByText(/presensi menunggu dikirim$/).waitFor();
    expect(await countPresensi(luring.page, id)).toBe(sebelum);
    expect(await findAxeFaults(page, 'all')).toEqual([]);
    await page.context().setOffline(false);
    await expect.poll(() => countPresensi(luring.page, id), { timeout: 60_000 }).toBe(sebelum + 1);
    await page.getByText('Tersambung', { exact: true }).waitFor();

    await operator.page.getByRole('button', { name: 'Lepas', exact: true }).click();
    const dialog = operator.page.getByRole('dialog', { name: `Lepas ${kios}?` });
    await dialog.getByRole('button', { name: 'Lepas' }).click();
    await page.getByText('Layar ini tidak mencatat presensi lagi').waitFor();
    expect(await countPresensi(luring.page, id)).toBe(sebelum + 1);
    expect(errors).toEqual([]);
    await endVisits(...visits);
  },
);

/** Adds a kiosk and asks for its pairing code. */
async function makeKios(page: Page, organisasi_id: number, nama: string): Promise<string> {
  await page.goto(`/organisasi/${organisasi_id}/device`);
  await page.getByRole('button', { name: 'Tambah kios' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah kios' });
  await dialog.getByRole('textbox', { name: 'Nama', exact: true }).fill(nama);
  await dialog.getByRole('combobox', { name: 'Lokasi presensi' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(nama).locator('visible=true').first().click();
  await page.getByRole('button', { name: 'Buat kode pasang' }).click();
  return (await page.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/).innerText()).replace(' ', '');
}

/** What the kiosk's QR code says now. */
const readTautan = async (page: Page) => (await page.locator('[data-tautan]').getAttribute('data-tautan')) ?? '';

/** A scanner at the USB port types all at once. */
const scan = (page: Page, teks: string) =>
  page.evaluate(
    (keys) => {
      const mulai = performance.now();
      for (const [ke, key] of keys.entries()) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true });
        // Ten milliseconds apart, however slow this machine is just now.
        Object.defineProperty(event, 'timeStamp', { value: mulai + ke * 10 });
        document.dispatchEvent(event);
      }
    },
    [...teks, 'Enter'],
  );

/** How many events the server holds of this member's today. */
async function countPresensi(page: Page, organisasi_id: number): Promise<number> {
  const { presensi } = await ask<{ presensi: unknown[] }>(page, `/orgs/${organisasi_id}/presensi/lastPresensi`);
  return presensi.length;
}
