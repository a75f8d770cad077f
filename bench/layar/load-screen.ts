import type { Browser } from 'playwright-core';
import { untilSettled } from '../../e2e/kit/until-settled.ts';
import { newVisit } from '../kit/new-visit.ts';

/** Bytes of JavaScript and CSS, compressed as they came, that a phone which was never there fetches until a screen stands. */
export async function loadScreen(browser: Browser, address: URL, cookie: string | null): Promise<number> {
  const page = await newVisit(browser, address.origin, cookie);
  const network = await page.context().newCDPSession(page);
  const bytes = new Map<string, number>();
  const code = new Set<string>();
  network.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') code.add(requestId);
  });
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  await network.send('Network.enable');
  await page.goto(address.href, { waitUntil: 'commit' });
  await untilSettled(page);
  await page.context().close();
  return [...code].reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0);
}
