import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on a page, as readable lines; none is what every screen must reach. */
export async function findAxeFaults(page: Page): Promise<string[]> {
  // Not a script element: the page's own content policy forbids those, as it should.
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return (await axe.run(document, { resultTypes: ['violations'] })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id} at ${target.join(' ')}: ${html.slice(0, 160)}`),
  );
}
