import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { CHROMIUM, findChromium } from '../../packages/web/build/chromium.ts';
import { DEMO_PASSWORD } from '../../packages/server/src/seed/rencana/demo-accounts.ts';
import { ownProduct } from './own-product.ts';

/** The widths that every journey is made at: a small phone and an operator's screen. */
export const WIDTHS = { ponsel: { width: 360, height: 740 }, meja: { width: 1440, height: 900 } } as const;

/** Where the demo's madrasah stands, so that a check-in there is inside its radius. */
const DI_MADRASAH = { latitude: -6.5963, longitude: 106.7972, accuracy: 12 };

/** What a visit needs of its browser that the shell of one has not. */
type Needs = {
  /** A camera: a video file (.y4m) that it sees, or any moving picture. */
  kamera?: string | true;
  notifications?: boolean;
};

/** A browser for the visits of one file. */
export async function openBrowser({ kamera, notifications = false }: Needs = {}): Promise<Browser> {
  const isWhole = kamera !== undefined || notifications;
  const executablePath = isWhole ? findChromium() : CHROMIUM.executablePath;
  if (!executablePath) {
    throw new Error('Chromium tidak ditemukan. Pasang dengan "apt-get install chromium", atau isi CHROMIUM_PATH');
  }
  const args = [...CHROMIUM.args];
  if (kamera) args.push('--use-fake-device-for-media-stream');
  if (typeof kamera === 'string') args.push(`--use-file-for-fake-video-capture=${kamera}`);
  const browser = await chromium.launch({ executablePath, args });
  afterAll(() => browser.close());
  return browser;
}

export type Opened = { page: Page; errors: string[] };

/** A page of a new visitor; what the browser's console complains of is collected. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({
    baseURL: ownProduct(),
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: WIDTHS.meja,
    geolocation: DI_MADRASAH,
    permissions: ['geolocation', 'camera'],
    ...options,
  });
  // A busy machine is no fault of the product, also in a page that the product opens.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    // A refused call is the API's answer, which the screen tells of; only the browser also writes it down as an error.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on(
    'response',
    (answer) => answer.status() >= 500 && answer.status() !== 520 && errors.push(`${answer.status()} ${answer.url()}`),
  );
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return { page, errors };
}

/**
 * Signs in with the demo's one password, by the call that the login screen makes: the page stays where it is, and has yet to be
 * opened. Who counts on what a browser has after its first visit comes in by the screen (`signInOnScreen`).
 */
export async function signIn(page: Page, username: string): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { username, password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`${username} may not sign in: ${answer.status()} ${await answer.text()}`);
}
