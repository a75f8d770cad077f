import { afterAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { createQueryClient } from '../base/api/query-client.ts';
import { endSession } from '../base/session/end-session.ts';
import { dismissSnackbar, snackbarStore } from '../ui/feedback/snackbar-store.ts';

const MEJA = [1440, 900] as const;

// The library clears the page between the tests of that file alone which read it first. What one before this was told, or made
// of the page's width, is not for this one either.
beforeEach(async () => {
  await cleanup();
  dismissAll();
  if (innerWidth !== MEJA[0] || innerHeight !== MEJA[1]) await page.viewport(...MEJA);
});

/** Files share a page: what one leaves on it is not for the next. */
afterAll(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endSession(createQueryClient());
  localStorage.clear();
  sessionStorage.clear();
  dismissAll();
});

function dismissAll(): void {
  for (const { id } of snackbarStore.read()) dismissSnackbar(id);
}
