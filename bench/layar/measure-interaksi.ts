import type { Page } from 'playwright-core';
import { untilSettled } from '../../e2e/kit/until-settled.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { buildWeb } from '../../scripts/tasks/build-web.ts';
import { fillDatabase, sesiOf } from '../fill/fill-database.ts';
import { fillShift } from '../fill/fill-shift.ts';
import type { Figure } from '../kit/figure.ts';
import { newVisit } from '../kit/new-visit.ts';
import { openChromium } from '../kit/open-chromium.ts';
import { percentile } from '../kit/percentile.ts';
import { runServer } from '../kit/run-server.ts';

const ANGGOTA = 100;
const LAMBAT = 4;
const PUTARAN = 12;
const MEJA = { width: 1440, height: 900 };
/** What an operator does in the grid: walks, widens, fills by a shift's letter, moves what is filled, empties. */
const TOMBOL = [
  'ArrowRight',
  'ArrowDown',
  'Shift+ArrowRight',
  'Shift+ArrowDown',
  'M',
  'Control+C',
  'ArrowDown',
  'Control+V',
  'Delete',
];

/** How long a press waits for its picture (INP) in the roster of a hundred members, on a processor four times slower. */
export async function measure(): Promise<Figure[]> {
  await buildWeb();
  const server = await runServer({ env: { HADIR_WEB: '1' } });
  const browser = await openChromium();
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const [sekolah] = await fillDatabase(owner, 1, ANGGOTA);
    if (!sekolah) throw new Error('Nothing was filled');
    await fillShift(owner, sekolah);
    await owner.end();

    const page = await newVisit(browser, server.url, `hadir_sesi=${sesiOf(sekolah.user_id[0] ?? 0)}`);
    await page.setViewportSize(MEJA);
    // All of them at once, not a page of them.
    await page.route(/\/jadwal-shift\?/, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/count=\d+/, `count=${ANGGOTA}`),
      }),
    );
    await page.goto(`/organisasi/${sekolah.organisasi_id}/jadwalShift`);
    await untilSettled(page);
    const rows = await rowsOf(page).count();
    if (rows !== ANGGOTA) throw new Error(`The grid has ${rows} rows`);

    const waits = await waitsDuring(page, () => work(page));
    const nama = `Jadwal Shift ${ANGGOTA} anggota, prosesor ${LAMBAT}x lebih lambat`;
    return [
      {
        nama: `${nama}, tekanan yang dihitung`,
        nilai: waits.length,
        satuan: 'kali',
        batas: 40,
        arah: 'paling sedikit',
      },
      { nama: `${nama}, INP`, nilai: percentile(waits, 0.98), satuan: 'ms', batas: 200, arah: 'paling banyak' },
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}

const rowsOf = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });

/** What Event Timing says of each press, the longest of its events. */
async function waitsDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: LAMBAT });
  await page.evaluate(() => {
    const waits = new Map<number, number>();
    const see = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        if (interactionId) waits.set(interactionId, Math.max(waits.get(interactionId) ?? 0, duration));
      }
    };
    const observed = { type: 'event', buffered: true, durationThreshold: 16 };
    new PerformanceObserver(see).observe(observed as PerformanceObserverInit);
    Object.assign(globalThis, { waits });
  });
  await act();
  await page.waitForTimeout(500);
  return page.evaluate(() => [...(globalThis as unknown as { waits: Map<number, number> }).waits.values()]);
}

/** At the pace of a person, who sees what a press did before the next. */
async function work(page: Page): Promise<void> {
  const seen = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const rows = rowsOf(page);
  for (let n = 0; n < PUTARAN; n += 1) {
    await rows
      .nth(n * 2)
      .getByRole('gridcell')
      .nth(n % 28)
      .click();
    await seen();
    for (const tombol of TOMBOL) {
      await page.keyboard.press(tombol);
      await seen();
    }
  }
}
