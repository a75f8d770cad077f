import { afterAll, beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { dismissSnackbar, snackbarStore } from '../ui/feedback/snackbar-store.ts';

// All files of a worker share one page and the modules on it: what one of them leaves there is no part of the next.
beforeAll(() => page.viewport(1440, 900));
// The library does this by itself only in the file that loads it first.
beforeEach(() => cleanup());
afterAll(async () => {
  await cleanup();
  for (const { id } of snackbarStore.read()) dismissSnackbar(id);
});
