import type { TestProject } from 'vitest/node';
import { buildWeb } from '../scripts/tasks/build-web.ts';
import { startProduct } from './kit/start-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The running product, with its demo. */
    baseUrl: string;
  }
}

/** The product as a newcomer gets it: built web, embedded database in a folder of its own, seeded demo, one port. */
export async function setup(project: TestProject) {
  buildWeb();
  const { baseUrl, stop } = await startProduct();
  project.provide('baseUrl', baseUrl);
  return stop;
}
