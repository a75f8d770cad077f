import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM } from './build/chromium.ts';

export default defineConfig({
  plugins: [react({ compiler: true })],
  // Found anew before the first test: a package found during one would reload the page under it.
  optimizeDeps: { force: true, entries: ['src/**/*.{ts,tsx}', '!src/**/*sw.ts'] },
  test: {
    name: 'web',
    sequence: { groupOrder: 1 },
    include: ['src/**/*.test.tsx'],
    // Files share a page and what it has read: a new page reads, compiles and warms up all modules for each of them.
    isolate: false,
    setupFiles: 'src/testing/leave-page.ts',
    // What a project does not say itself is one less than there are cores. A page waits for its server a third of the time.
    maxWorkers: 3,
    // A browser on a busy machine is slow without being wrong.
    testTimeout: 90_000,
    // A second try in CI is named by the reporter ("retry x1"), so that one slow moment of a browser stops no landing.
    retry: process.env['CI'] ? 1 : 0,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        // Pages live for seconds, and other pages have the other cores: helpers that tidy their memory only cost.
        launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, '--js-flags=--single-threaded-gc'] },
        // What is not there to be pressed is told by its name, rather than by the end of the test's time.
        actionTimeout: 30_000,
        contextOptions: { reducedMotion: 'reduce', locale: 'id-ID', timezoneId: 'Asia/Jakarta' },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1440, height: 900 },
      screenshotFailures: false,
    },
  },
});
