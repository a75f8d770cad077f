import axe from 'axe-core';
import { expect } from 'vitest';

/** What one look can differ in from another of the same width. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

type Examined = { root?: Element; rules?: 'all' | 'experimental' | 'colours' };

// What scrolls must be reached by keyboard; a `group` names it without being one more landmark.
axe.configure({ checks: [{ id: 'valid-scrollable-semantics', options: { roles: ['tooltip', 'group'] } }] });

/** Those that axe leaves out unless asked for; 'experimental' has them on top of the rest. */
const PERCOBAAN = axe.getRules(['experimental']).map(({ ruleId }) => [ruleId, { enabled: true }] as const);

/** Fails with a readable list of what axe finds on the page once nothing on it moves: what fades in has no contrast yet. */
export async function expectNoAxeFindings({ root = document.body, rules = 'all' }: Examined = {}): Promise<void> {
  await untilStill();
  const more = rules === 'experimental' ? Object.fromEntries(PERCOBAAN) : {};
  const chosen = rules === 'colours' ? { runOnly: COLOURS } : { rules: { 'target-size': { enabled: true }, ...more } };
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
