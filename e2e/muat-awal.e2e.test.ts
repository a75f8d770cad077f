import { expect, test } from 'vitest';
import { openBrowser, openPage, WIDTHS } from './kit/browser.ts';
import { signInOnScreen } from './kit/sign-in-on-screen.ts';
import { organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { firstOfMonth } from './kit/first-of-month.ts';

const browser = await openBrowser();

/** A busy machine may take its time; what counts is that neither waits for the other. */
const PATIENT = { timeout: 20_000 };

test('a screen and what stands around it are on their way while the server is still asked who is there', async () => {
  const { page } = await openPage(browser, { serviceWorkers: 'block' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  // The answer comes only once both scripts were asked for.
  await page.route('**/api/me/awal*', async (route) => {
    await expect.poll(() => fetched.some((path) => path.includes('/anggota-screen-')), PATIENT).toBe(true);
    await expect.poll(() => fetched.some((path) => path.includes('/shell-')), PATIENT).toBe(true);
    await route.continue();
  });
  await page.goto('/organisasi/1/users');
  await page.waitForURL((url) => url.pathname === '/login');
});

test('the list of a screen is asked for while the server is still asked who is there, and only once', async () => {
  const opened = await openPage(browser, { serviceWorkers: 'block' });
  const { page } = opened;
  await signInOnScreen(page, 'operator.mtsn1');
  const list = `/organisasi/${await organisasiId(page, 'MTSN1')}/riwayat-hadir`;
  const asked: string[] = [];
  const isList = (url: string) => new URL(url).pathname.endsWith('/presensi');
  page.on('request', (request) => isList(request.url()) && asked.push(new URL(request.url()).search));
  await page.route('**/api/me/awal*', async (route) => {
    await expect.poll(() => asked.length, PATIENT).toBe(1);
    await route.continue();
  });
  // A whole month: on the first morning of one nobody has come yet.
  await page.goto(`${list}?is_absen=0&from=${firstOfMonth(-1).toISOString().slice(0, 10)}`);
  await page.getByRole('table', { name: 'Riwayat kehadiran' }).getByRole('row').nth(3).waitFor();
  expect(asked).toEqual([expect.stringContaining('is_absen=false')]);
  await endVisits(opened);
});

test('a screen draws from what this device had before any answer has come, asks who is there once, and forgets it at log-out', async () => {
  const opened = await openPage(browser, { viewport: WIDTHS.ponsel, serviceWorkers: 'block' });
  const { page } = opened;
  await signInOnScreen(page, 'guru.mtsn1');
  const id = await organisasiId(page, 'MTSN1');
  await page.goto(`/organisasi/${id}/riwayat-hadir-user?bagian=kalender`);
  const hari = page.getByRole('table').getByRole('button').first();
  await hari.waitFor();

  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await held;
    await route.continue();
  });
  await page.reload();
  await hari.waitFor();
  expect(asked.filter((path) => path === '/api/me/awal')).toHaveLength(1);
  expect(asked.filter((path) => /switch-organisasi|permissions/.test(path))).toEqual([]);
  release();

  await page.getByRole('button', { name: /^Akun / }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  // The device forgets once the login stands, a moment after the address has changed.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('hadir-jawaban')));
  await expect.poll(kept, PATIENT).toEqual([]);
  await endVisits(opened);
});

test('one’s own days are read without a connection, with when they are of', async () => {
  const opened = await openPage(browser, { viewport: WIDTHS.ponsel });
  const { page } = opened;
  await signInOnScreen(page, 'guru.mtsn1');
  // Last month's: on the first morning of a month one has no days yet.
  const from = firstOfMonth(-1).toISOString().slice(0, 10);
  await page.goto(`/organisasi/${await organisasiId(page, 'MTSN1')}/riwayat-hadir-user?from=${from}`);
  const kartu = page.getByRole('list', { name: 'Riwayat kehadiran' }).getByRole('listitem').first();
  await kartu.waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await kartu.waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await kartu.waitFor();
  await page.getByText(/^Tidak ada sambungan\. Data per \d\d-\d\d-\d{4} \d\d:\d\d$/).waitFor();
  await page.context().setOffline(false);
  await endVisits(opened);
});

test('a member’s phone fetches the check-in and his day while the server is still asked who is there', async () => {
  const opened = await openPage(browser, { viewport: WIDTHS.ponsel, serviceWorkers: 'block' });
  const { page } = opened;
  await signInOnScreen(page, 'guru.mtsn1');
  const home = `/dashboard/${await organisasiId(page, 'MTSN1')}`;
  await page.goto(home);
  await page.getByRole('heading', { name: 'Hari ini' }).waitFor();
  const fetched: string[] = [];
  const times = (part: string) => fetched.filter((path) => path.includes(part)).length;
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.route('**/api/me/awal*', async (route) => {
    await expect.poll(() => times('/check-in-screen-'), PATIENT).toBeGreaterThan(0);
    await expect.poll(() => times('/lastPresensi'), PATIENT).toBe(1);
    await route.continue();
  });
  await page.goto(home);
  await page.getByRole('heading', { name: 'Hari ini' }).waitFor();
  expect(times('/lastPresensi')).toBe(1);
  await endVisits(opened);
});

test('an operator’s phone fetches his Beranda and its figures while the server is still asked who is there, and nothing of the check-in', async () => {
  const opened = await openPage(browser, { viewport: WIDTHS.ponsel, serviceWorkers: 'block' });
  const { page } = opened;
  await signInOnScreen(page, 'operator.mtsn1');
  const organisasi_id = await organisasiId(page, 'MTSN1');
  await page.goto(`/dashboard/${organisasi_id}`);
  await page.getByRole('heading', { name: 'Tindak lanjut' }).waitFor();
  const fetched: string[] = [];
  const times = (part: string) => fetched.filter((path) => path.includes(part)).length;
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.route('**/api/me/awal*', async (route) => {
    await expect.poll(() => times('/beranda-organisasi-screen-'), PATIENT).toBeGreaterThan(0);
    await expect.poll(() => times(`/api/dashboard/orgs/${organisasi_id}`), PATIENT).toBe(1);
    await route.continue();
  });
  await page.goto(`/dashboard/${organisasi_id}`);
  await page.getByRole('heading', { name: 'Tindak lanjut' }).waitFor();
  expect(times('/check-in-screen-')).toBe(0);
  await endVisits(opened);
});
