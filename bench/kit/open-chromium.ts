import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM, findChromium } from '../../packages/web/build/chromium.ts';

/** The system's whole Chromium, as what is measured is what people have; headless, and with a port other programs can drive it too. */
export function openChromium(port?: number): Promise<Browser> {
  const args = port === undefined ? CHROMIUM.args : [...CHROMIUM.args, `--remote-debugging-port=${port}`];
  return chromium.launch({ executablePath: findChromium() ?? CHROMIUM.executablePath, args });
}
