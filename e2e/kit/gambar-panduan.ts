import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { NamaGambar } from '../../packages/web/src/base/panduan/gambar/gambar.ts';

const FOLDER = 'packages/web/src/base/panduan/gambar';
/** What each screen said when its picture was taken, beside the pictures. */
const KATA = `${FOLDER}/kata.generated.json`;
/** From the clearest to the smallest that is still read. */
const QUALITIES = [80, 65, 50, 35];
const BYTES_MAX = 60_000;

/** The words of a screen that are its own and not its data's: its tabs and the heads of its columns. */
export async function readKata(page: Page, nama: NamaGambar): Promise<{ sekarang: string[]; dahulu: string[] }> {
  const said = await page.locator('main').locator('nav a, [role="tab"], thead th').allInnerTexts();
  const words = said.map((one) => one.replace(/\(\d+\)/, '').trim()).filter((one) => one !== '' && !/\d/.test(one));
  return { sekarang: [...new Set(words)].toSorted(), dahulu: readAll()[nama] ?? [] };
}

/** Takes the picture of what the page shows, at most 60 KB, and writes down what the screen says. */
export async function takeGambar(page: Page, nama: NamaGambar, kata: string[]): Promise<void> {
  // The bell and whatever else comes after the screen's own.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /^Pemberitahuan/ }).waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map((one) => one.decode()));
  });
  const devtools = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > BYTES_MAX) continue;
    writeFileSync(`${FOLDER}/${nama}.webp`, picture);
    writeFileSync(KATA, `${JSON.stringify({ ...readAll(), [nama]: kata }, null, 2)}\n`);
    return;
  }
  throw new Error(`${nama} does not fit into ${BYTES_MAX / 1000} KB`);
}

const readAll = () =>
  existsSync(KATA) ? (JSON.parse(readFileSync(KATA, 'utf8')) as Partial<Record<NamaGambar, string[]>>) : {};
