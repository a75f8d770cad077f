import type { Browser, Page } from 'playwright-core';

const PONSEL = { width: 360, height: 740 };

/** A page of a new visitor with a phone, signed in by a session cookie; without what a service worker fetches aside. */
export async function newVisit(browser: Browser, origin: string, cookie: string | null): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: PONSEL, serviceWorkers: 'block' });
  if (cookie !== null) {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, domain: new URL(origin).hostname, path: '/api' }]);
  }
  return context.newPage();
}
