import { expect } from 'vitest';
import type { Opened } from './browser.ts';

/** The visitors leave, so that their pages cost the next journey nothing; none of them has met an error. */
export async function endVisits(...visits: Opened[]): Promise<void> {
  await Promise.all(visits.map(({ page }) => page.context().close()));
  expect(visits.flatMap(({ errors }) => errors)).toEqual([]);
}
