import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LongFirst } from './long-first.ts';

const vitest = {
  config: { root: resolve('.') },
  cache: { getTestSpecificationResult: () => undefined },
} as unknown as Vitest;
const project = (name: string, groupOrder: number) => ({
  name,
  vitest,
  config: { isolate: false, sequence: { groupOrder } },
});
const [server, e2e] = [project('server', 0), project('e2e', 2)];
const file = (of: ReturnType<typeof project>, path: string) =>
  ({ project: of, moduleId: resolve(path) }) as unknown as TestSpecification;

test('of each project what takes long for its few lines comes first, then the largest; projects keep their turn', async () => {
  const files = [
    file(e2e, 'e2e/sekolah-baru.e2e.test.ts'),
    file(e2e, 'e2e/semua-layar.e2e.test.ts'),
    file(server, 'packages/server/src/app/links.sweep.test.ts'),
    file(server, 'packages/server/src/mutasi/mutasi.test.ts'),
    file(server, 'packages/server/src/app/serangan-titipan.test.ts'),
  ];
  const sorted = await new LongFirst(vitest).sort(files);
  expect(sorted.map(({ moduleId }) => moduleId.replace(/^.*\/|(\.e2e)?\.test\.ts$/g, ''))).toEqual([
    'serangan-titipan',
    'mutasi',
    'links.sweep',
    'semua-layar',
    'sekolah-baru',
  ]);
});
