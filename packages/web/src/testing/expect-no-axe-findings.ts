import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails with a readable list of what axe finds on the page once nothing on it moves: what fades in has no contrast yet. */
export async function expectNoAxeFindings(root: Element = document.body): Promise<void> {
  await untilStill();
  const rules = { 'target-size': { enabled: true } };
  const { violations } = await axe.run(root, { rules, resultTypes: ['violations'] });
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
