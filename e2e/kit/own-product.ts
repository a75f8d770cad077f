import { inject } from 'vitest';

/** The product that nobody else visits while this file is on its way: workers are numbered from one. */
export function ownProduct(): string {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const url = inject('baseUrls')[worker - 1];
  if (url === undefined) throw new Error(`There is no product for worker ${worker}`);
  return url;
}
