import type { TestProject } from 'vitest/node';
import { buildWeb } from '../scripts/tasks/build-web.ts';
import { startProduct } from './kit/start-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The running products, each with its demo: one for each journey that is on its way at a time. */
    baseUrls: string[];
  }
}

/** Products as a newcomer gets them: built web, embedded database in a folder of its own, seeded demo, one port. */
export async function setup(project: TestProject) {
  await buildWeb();
  const { maxWorkers } = project.config;
  const products = await Promise.all(Array.from({ length: Number(maxWorkers) }, () => startProduct()));
  project.provide(
    'baseUrls',
    products.map(({ baseUrl }) => baseUrl),
  );
  return async () => void (await Promise.all(products.map(({ stop }) => stop())));
}
