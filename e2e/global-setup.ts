import type { TestProject } from 'vitest/node';
import { buildWeb } from '../scripts/tasks/build-web.ts';
import { startProduct } from './kit/start-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The running products, each with a demo of its own: one for each worker. */
    baseUrls: string[];
  }
}

/** The product as a newcomer gets it: built web, embedded database in a folder of its own, seeded demo, one port. */
export async function setup(project: TestProject) {
  buildWeb();
  const journeys = project.vitest.state.getPaths().filter((path) => path.endsWith('.e2e.test.ts'));
  const count = Math.min(Number(project.config.maxWorkers), journeys.length);
  const starts = await Promise.allSettled(Array.from({ length: count }, () => startProduct()));
  const products = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => void (await Promise.all(products.map((product) => product.stop())));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  project.provide(
    'baseUrls',
    products.map(({ baseUrl }) => baseUrl),
  );
  return stop;
}
