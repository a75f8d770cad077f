import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What light and dark can differ in. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on a page as it stands, by all its rules or by those about colours, as readable lines. */
export async function findAxeFaults(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  // Not a script element: the page's own content policy forbids those, as it should.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (only) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const options = { resultTypes: ['violations' as const], preload: false };
      return (await axe.run(document, only ? { ...options, runOnly: only } : options)).violations;
    },
    rules === 'all' ? null : COLOURS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id} at ${target.join(' ')}: ${html.slice(0, 160)}`),
  );
}
