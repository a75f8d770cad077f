import type { Page } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { buildWeb } from '../../scripts/tasks/build-web.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, sesiOf } from '../fill/fill-database.ts';
import { fillPantauan } from '../fill/fill-pantauan.ts';
import { newVisit } from '../kit/new-visit.ts';
import { openChromium } from '../kit/open-chromium.ts';
import { percentile } from '../kit/percentile.ts';
import { runServer } from '../kit/run-server.ts';

const ORGANISASI = 10_000;
const TIMES = 5;
/** Part of the way across a phone's map, back and forth. */
const GESER_PX = 120;
const GESERAN = 6;

/** The map over ten thousand organisations: what it weighs, how long it is waited for, and its frames on a phone. */
export async function measure(): Promise<Figure[]> {
  await buildWeb();
  const server = await runServer({ env: { HADIR_WEB: '1' } });
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const [working] = await fillDatabase(owner, 1, 2);
    if (!working) throw new Error('Nothing was filled');
    const [user_id = 0] = await fillPantauan(owner, working, ORGANISASI, 1);
    await owner.end();
    const cookie = `hadir_sesi=${sesiOf(user_id)}`;

    let body = '';
    const lama = await median(async () => {
      const answer = await fetch(`${server.url}/api/pantauan/peta`, { headers: { cookie } });
      body = await answer.text();
      if (answer.status !== 200) throw new Error(`The map was answered ${answer.status}: ${body}`);
    });
    const nama = `Peta ${ORGANISASI} instansi`;
    return [
      batas(`${nama}, dijawab`, lama, 'ms', 1_500),
      batas(`${nama}, dimampatkan`, gzipSync(body).length / 1024, 'KB', 400),
      ...(await measureFrames(server.url, cookie, nama)),
    ];
  } finally {
    await server.remove();
  }
}

/** How long frames take while the map is dragged and zoomed on a phone. */
async function measureFrames(url: string, cookie: string, nama: string): Promise<Figure[]> {
  const browser = await openChromium();
  try {
    const page = await newVisit(browser, url, cookie);
    await page.goto('/map');
    await page.locator('.tanda').first().waitFor({ timeout: 60_000 });
    const geser = await framesDuring(page, () => drag(page));
    const besar = await framesDuring(page, () => zoom(page));
    return [
      batas(`${nama}, bingkai saat digeser di 360 px (95 %)`, percentile(geser, 0.95), 'ms', 50),
      batas(`${nama}, bingkai terlama saat diperbesar di 360 px`, percentile(besar, 1), 'ms', 200),
    ];
  } finally {
    await browser.close();
  }
}

async function framesDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const see = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(see);
    };
    requestAnimationFrame(see);
    Object.assign(globalThis, { frames });
  });
  await act();
  // The first one began before it was looked.
  return page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(1));
}

async function drag(page: Page): Promise<void> {
  const box = await page.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('There is no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let n = 0; n < GESERAN; n += 1) {
    const way = n % 2 === 0 ? 1 : -1;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + way * GESER_PX, y + (way * GESER_PX) / 2, { steps: 20 });
    await page.mouse.up();
  }
}

async function zoom(page: Page): Promise<void> {
  for (const name of ['Perbesar', 'Perbesar', 'Perbesar', 'Perkecil', 'Perkecil', 'Perkecil']) {
    await page.getByRole('button', { name }).click();
    await page.waitForTimeout(150);
  }
}

const batas = (nama: string, nilai: number, satuan: string, paling: number): Figure => ({
  nama,
  nilai,
  satuan,
  batas: paling,
  arah: 'paling banyak',
});

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const before = performance.now();
    await run();
    times.push(performance.now() - before);
  }
  return percentile(times, 0.5);
}
