import axe from 'axe-core';
import { expect } from 'vitest';

/** What one look can differ in from another of the same width. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

type Examined = { root?: Element; rules?: 'all' | 'colours' };

/** Fails with a readable list of what axe finds on the page once nothing on it moves: what fades in has no contrast yet. */
export async function expectNoAxeFindings({ root = document.body, rules = 'all' }: Examined = {}): Promise<void> {
  await untilStill();
  const chosen = rules === 'all' ? { rules: { 'target-size': { enabled: true } } } : { runOnly: COLOURS };
  const { violations } = await axe.run(root, { ...chosen, resultTypes: ['violations'] });
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
  expect(found).toEqual([]);
}

/** Waits for every animation that has an end; one may start another. */
async function untilStill(): Promise<void> {
  for (;;) {
    await nextFrame();
    await nextFrame();
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && isFinite(Number(effect?.getComputedTiming().endTime)),
      );
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
