import { expect, test } from 'vitest';
import { computeSiap } from './compute-siap.ts';
import { openMesinWajah } from './open-mesin-wajah.ts';

test('making the models ready runs each of them, once, and leaves nothing of it in memory', async () => {
  const { tf } = await openMesinWajah();
  const before = tf.memory().numTensors;
  const cold = await timeOf(() => computeSiap({}));
  expect(await timeOf(() => computeSiap({}))).toBeLessThan(cold / 4);
  expect(tf.memory().numTensors).toBe(before);
});

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}
