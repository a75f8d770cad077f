import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails with a readable list of what axe finds on the page as it stands. */
export async function expectNoAxeFindings(root: Element = document.body): Promise<void> {
  const rules = { 'target-size': { enabled: true } };
  const { violations } = await axe.run(root, { rules, resultTypes: ['violations'] });
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
  expect(found).toEqual([]);
}
