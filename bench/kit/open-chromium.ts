import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM } from '../../packages/web/build/chromium.ts';

/** The system's Chromium, headless; with a port other programs can drive it too. */
export function openChromium(port?: number): Promise<Browser> {
  const args = port === undefined ? CHROMIUM.args : [...CHROMIUM.args, `--remote-debugging-port=${port}`];
  return chromium.launch({ ...CHROMIUM, args });
}
