import { defineConfig } from 'vitest/config';
import { LongFirst } from './scripts/tasks/long-first.ts';
import { useMemoryFolder } from './scripts/tasks/use-memory-folder.ts';

useMemoryFolder();

/**
 * Files share the modules they import: to load the server anew for each costs more than most of them do. Each makes its own
 * database. A busy machine is no fault of the code: no test is given up for being slow before half a minute.
 */
const SHARED = { isolate: false, testTimeout: 30_000, hookTimeout: 30_000 } as const;

export default defineConfig({
  test: {
    // Files wait for a database, a browser, or a time that must pass for a third of theirs: three at once keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    projects: [
      { test: { ...SHARED, name: 'walls', include: ['architecture.test.ts'] } },
      { test: { ...SHARED, name: 'scripts', include: ['{scripts,bench}/**/*.test.ts'] } },
      { test: { ...SHARED, name: 'rules', include: ['packages/rules/src/**/*.test.ts'] } },
      { test: { ...SHARED, name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      {
        test: {
          ...SHARED,
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: 'packages/server/src/testing/global-setup.ts',
          setupFiles: 'packages/server/src/testing/name-worker.ts',
          // A second try in CI is named by the reporter, as in packages/web.
          retry: process.env['CI'] ? 1 : 0,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      { test: { ...SHARED, name: 'web-kit', include: ['packages/web/{src,build}/**/*.test.ts'] } },
      'packages/web',
      {
        test: {
          ...SHARED,
          name: 'e2e',
          // After the rest: journeys have the machine for themselves.
          sequence: { groupOrder: 2 },
          include: ['e2e/**/*.e2e.test.ts'],
          globalSetup: 'e2e/global-setup.ts',
          // Journeys write and read sheets by themselves.
          setupFiles: 'packages/server/src/testing/name-worker.ts',
          // Each on a product of its own (global-setup.ts), which works too: a third journey makes none of them end sooner.
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 60_000,
          retry: process.env['CI'] ? 1 : 0,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
