import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS, type Opened } from './kit/browser.ts';
import { ask, organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { expectNoAxeFaults } from './kit/expect-no-axe-faults.ts';
import { writeVideo } from './kit/write-video.ts';

const browser = await openBrowser();

const TABLET = [
  { width: 800, height: 1280 },
  { width: 1280, height: 800 },
] as const;
const KIOS = 'Kios pintu timur';

test('a tablet becomes a kiosk, reads a card by its camera, is scanned by two phones, works without a network, and is taken back', async () => {
  // What the first member's phone looks at: something else than a kiosk, for now.
  const dilihat = await writeVideo('https://contoh.id/menu');
  const berkamera = await openBrowser(dilihat);
  const visits = await Promise.all(
    (
      [
        ['operator.kantor', browser],
        ['kantor.09', berkamera],
        ['kantor.10', browser],
      ] as const
    ).map(async ([username, own]) => {
      const opened = await openPage(own, { viewport: WIDTHS.ponsel, reducedMotion: 'reduce' });
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
  await expectNoAxeFaults(berponsel.page);
  // The same code again.
  await berponsel.page.goto(lama);
  await berponsel.page.getByRole('heading', { name: 'Presensi tidak tercatat' }).waitFor();

  // The application's own scanner reads nothing but a kiosk's code, and that one as the screen shows it now.
  await berkartu.page.goto(`/organisasi/${id}/qrcode`);
  await berkartu.page.getByText(/^Itu bukan kode kios Hadir\./).waitFor();
  await expectNoAxeFaults(berkartu.page);
  const terlihat = await readTautan(page);
  await expect.poll(() => readTautan(page), { timeout: 30_000 }).not.toBe(terlihat);
  await writeVideo(await readTautan(page), dilihat);
  await berkartu.page.reload();
  await berkartu.page.getByText(new RegExp(`^Presensi tercatat .* di ${KIOS},`)).waitFor();
  expect(await countPresensi(berkartu.page, id)).toBe(before + 2);

  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(/^Tanpa jaringan: presensi tetap dicatat/).waitFor();
  const sebelum = await countPresensi(berponsel.page, id);
  const berfoto = await countPresensi(berponsel.page, id, { foto: true });
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
  // What it read without the network brought its photo along.
  expect(await countPresensi(berponsel.page, id, { foto: true })).toBe(berfoto + 1);

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

/** Adds a kiosk and asks for its pairing code. */
async function makeKios(page: Page, organisasi_id: number): Promise<string> {
  await page.goto(`/organisasi/${organisasi_id}/device`);
  await page.getByRole('button', { name: 'Tambah kios' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah kios' });
  await dialog.getByRole('textbox', { name: 'Nama', exact: true }).fill(KIOS);
  await dialog.getByRole('combobox', { name: 'Lokasi presensi' }).selectOption({ index: 1 });
  await dialog.getByRole('switch', { name: 'Ambil foto' }).click();
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

/** How many events, or events with a photo, the server holds of this member's today. */
async function countPresensi(page: Page, organisasi_id: number, { foto = false } = {}): Promise<number> {
  type Jawaban = { presensi: { ada_foto: boolean }[] };
  const { presensi } = await ask<Jawaban>(page, `/orgs/${organisasi_id}/presensi/lastPresensi`);
  return presensi.filter(({ ada_foto }) => !foto || ada_foto).length;
}
