import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { routes } from '../packages/web/src/base/links/routes.ts';
import { GAMBAR, lebarGambar, UKURAN_GAMBAR, type NamaGambar } from '../packages/web/src/base/panduan/gambar/gambar.ts';
import { PANDUAN, type NamaPanduan } from '../packages/web/src/base/panduan/panduan.ts';
import { PEMBACA, type Pembaca } from '../packages/web/src/base/panduan/pembaca/pembaca.ts';
import { addressOf } from './kit/address-of.ts';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { signInOnScreen } from './kit/sign-in-on-screen.ts';
import { organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';
import { idsOfDemo } from './kit/ids-of-demo.ts';
import { readKata, takeGambar } from './kit/gambar-panduan.ts';
import { putAwayTawaran } from './kit/put-away-tawaran.ts';
import { SIAPKAN } from './kit/siapkan-gambar.ts';
import { untilSettled } from './kit/until-settled.ts';

const browser = await openBrowser();

/** Takes the tour that the screen offers, and gives the title of each step. */
async function takePanduan(page: Page): Promise<string[]> {
  // Also what comes after the screen's own: it would not be told of.
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('complementary', { name: 'Panduan layar' })
    .getByRole('button', { name: 'Lihat panduan' })
    .click();
  const titles: string[] = [];
  for (;;) {
    const langkah = page.locator('.driver-popover');
    const title = langkah.locator('.driver-popover-title');
    await expect
      .poll(async () => (titles.length === 0 ? true : (await title.innerText()) !== titles.at(-1)))
      .toBe(true);
    titles.push(await title.innerText());
    if (titles.length === 1) expect(await findAxeFaults(page, 'all')).toEqual([]);
    const next = langkah.getByRole('button', { name: /^(Lanjut|Selesai)$/ });
    const isLast = (await next.innerText()) === 'Selesai';
    await next.click();
    if (!isLast) continue;
    await langkah.waitFor({ state: 'detached' });
    return titles;
  }
}

/** What is not on every screen: the first steps of a new organisation, and the desk's roster on a phone. */
const TIDAK_ADA = {
  meja: ['Langkah awal'],
  ponsel: ['Langkah awal', 'Huruf tiap shift', 'Satu bulan, semua anggota'],
};

test.each(['ponsel', 'meja'] as const)('each tour shows all that it tells of on its screen (%s)', async (lebar) => {
  const seluruhnya = async (nama: NamaPanduan) =>
    (await PANDUAN[nama]()).map(({ title }) => title).filter((title) => !TIDAK_ADA[lebar].includes(title));
  const options = { viewport: WIDTHS[lebar], reducedMotion: 'reduce' as const };
  const operator = await openPage(browser, options);
  await signInOnScreen(operator.page, 'operator.mtsn1');
  const organisasi_id = await organisasiId(operator.page, 'MTSN1');
  const layar: [NamaPanduan, string][] = [
    ['beranda', `/dashboard/${organisasi_id}`],
    ['kehadiran-harian', `/organisasi/${organisasi_id}/laporan/kehadiran.harian`],
    ['verval', `/organisasi/${organisasi_id}/riwayat-hadir?bagian=verval`],
    ['jadwal-shift', `/organisasi/${organisasi_id}/jadwalShift`],
    ['persetujuan', `/organisasi/${organisasi_id}/persetujuan`],
  ];
  for (const [nama, alamat] of layar) {
    await operator.page.goto(alamat);
    await untilSettled(operator.page);
    expect(await takePanduan(operator.page), nama).toEqual(await seluruhnya(nama));
  }
  await endVisits(operator);

  const anggota = await openPage(browser, options);
  await signInOnScreen(anggota.page, 'guru.mtsn1');
  await untilSettled(anggota.page);
  expect(await takePanduan(anggota.page)).toEqual(await seluruhnya('beranda-anggota'));
  await endVisits(anggota);
});

const PELAKU: Record<Pembaca, string> = {
  anggota: 'guru.mtsn1',
  operator: 'operator.mtsn1',
  admin_tenant: 'admin.sukamaju',
  pemantau: 'pemantau',
  super_admin: 'superadmin',
};

/** With `npm run gambar-panduan` it takes them anew. */
test('each picture of the help is of a screen that still says what it said then', async () => {
  const operator = await openPage(browser);
  await signIn(operator.page, PELAKU.operator);
  const ids = await idsOfDemo(operator.page);
  await endVisits(operator);
  const semua = Object.keys(GAMBAR) as NamaGambar[];
  for (const bagi of PEMBACA) {
    const nama = semua.filter((one) => GAMBAR[one].bagi === bagi);
    if (nama.length > 0) await lookAt(bagi, nama, ids);
  }
});

/** The screens of one reader, as he sees them. */
async function lookAt(bagi: Pembaca, semua: NamaGambar[], ids: Awaited<ReturnType<typeof idsOfDemo>>): Promise<void> {
  const lebar = lebarGambar(bagi);
  const opened = await openPage(browser, {
    viewport: UKURAN_GAMBAR[lebar],
    deviceScaleFactor: lebar === 'ponsel' ? 2 : 1,
    reducedMotion: 'reduce',
  });
  const { page } = opened;
  await signIn(page, PELAKU[bagi]);
  for (const nama of semua) {
    const { layar, ...rest } = GAMBAR[nama];
    await page.goto(addressOf(layar, ids) + ('search' in rest ? rest.search : ''));
    await untilSettled(page);
    await putAwayTawaran(page);
    await SIAPKAN[nama]?.(page);
    expect.soft(await page.title(), nama).toContain(routes[layar].title);
    const { sekarang, dahulu } = await readKata(page, nama);
    if (process.env['GAMBAR_PANDUAN']) await takeGambar(page, nama, sekarang);
    else expect.soft(sekarang, `${nama}: npm run gambar-panduan`).toEqual(dahulu);
  }
  await endVisits(opened);
}
