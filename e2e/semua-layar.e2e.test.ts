import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { routes, type RouteName } from '../packages/web/src/base/links/routes.ts';
import { addressOf } from './kit/address-of.ts';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { findAxeFaults } from './kit/find-axe-faults.ts';
import { idsOfDemo } from './kit/ids-of-demo.ts';
import { screensOf, VISITORS, type Visitor } from './kit/screen-visits.ts';
import { untilSettled } from './kit/until-settled.ts';

/** Where a picture of each screen in each look is wanted (`npm run gambar-panduan -- FOLDER`). */
const FOLDER = process.env['GAMBAR_LAYAR'];
const browser = await openBrowser();
const ids = await readIds();

/** Each differs from its neighbours by one thing; what is no colour is the same in the dark. */
const LOOKS = [
  { width: 'meja', colorScheme: 'light', rules: 'all' },
  { width: 'meja', colorScheme: 'dark', rules: 'colours' },
  { width: 'ponsel', colorScheme: 'dark', rules: 'colours' },
  { width: 'ponsel', colorScheme: 'light', rules: 'all' },
] as const;
type Look = (typeof LOOKS)[number];
/** How many pages share the screens of one visitor: while one waits for the server, another is examined. */
const PAGES = 2;
/** A visitor may have some sixty screens, on a busy machine five seconds each. */
const TIMEOUT_MS = 600_000;

test('somebody opens each of the screens', () => {
  const opened = new Set(VISITORS.flatMap(screensOf));
  expect([...opened].toSorted()).toEqual(Object.keys(routes).toSorted());
});

test.each(VISITORS.map((visitor) => ({ visitor, who: visitor ?? 'who has not signed in' })))(
  'every screen of $who opens without an error, and axe finds nothing at 360 and 1440 px, light and dark',
  async ({ visitor }) => {
    const left = screensOf(visitor);
    const faults = await Promise.all(Array.from({ length: PAGES }, () => walk(visitor, left)));
    expect(faults.flat()).toEqual([]);
  },
  TIMEOUT_MS,
);

/** Opens what is left of the list, which other pages take from too. */
async function walk(visitor: Visitor, left: RouteName[]): Promise<string[]> {
  const { page, errors } = await openPage(browser, { reducedMotion: 'reduce' });
  if (visitor) await signIn(page, visitor);
  const faults: string[] = [];
  // A screen opens in the look that the one before it ended in: on a phone and on a desktop in turn.
  let looks: readonly Look[] = LOOKS;
  for (let name = left.shift(); name; name = left.shift()) {
    const screen = name;
    faults.push(...(await faultsOf(page, screen, looks)).map((fault) => `${screen}: ${fault}`));
    looks = looks.toReversed();
  }
  await page.context().close();
  return [...faults, ...errors];
}

async function faultsOf(page: Page, name: RouteName, looks: readonly Look[]): Promise<string[]> {
  await page.goto(addressOf(name, ids), { waitUntil: 'commit' });
  await untilSettled(page);
  const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
  if (/Anda Tidak Dapat Akses|Halaman Tidak Ditemukan|Instansi Tidak Ditemukan|tidak dapat dibuka/.test(title)) {
    return [title];
  }
  const faults: string[] = [];
  for (const { width, colorScheme, rules } of looks) {
    await page.setViewportSize(WIDTHS[width]);
    await page.emulateMedia({ colorScheme });
    await untilSettled(page);
    faults.push(...(await findAxeFaults(page, rules)).map((fault) => `${width} ${colorScheme}: ${fault}`));
    if (FOLDER) await page.screenshot({ path: join(FOLDER, `${name}-${width}-${colorScheme}.png`) });
  }
  return faults;
}

async function readIds() {
  const { page } = await openPage(browser);
  await signIn(page, 'operator.mtsn1');
  const found = await idsOfDemo(page);
  await page.context().close();
  return found;
}
