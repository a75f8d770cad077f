import type { Page } from 'playwright-core';

const WITHIN_MS = 60_000;

/** Waits until a screen stands with its data: it has a heading, nothing on it loads, and it wears the asked colours. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const heading = document.querySelector('main h1');
      const busy = document.querySelector('[aria-busy="true"], [data-memuat]');
      const waiting = [...document.querySelectorAll('[role="status"]')].some((one) =>
        one.textContent.startsWith('Memuat'),
      );
      const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      const dressed = document.documentElement.dataset['mantineColorScheme'] === scheme;
      return heading !== null && busy === null && !waiting && dressed;
    },
    undefined,
    { timeout: WITHIN_MS },
  );
}
