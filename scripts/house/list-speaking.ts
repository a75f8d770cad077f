import { globSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from './read-imports.ts';

/** The sources whose words people read, below `packages`; tests and what only shows or fills in are left out. */
export const listSpeaking = (root: string): string[] =>
  PACKAGES.flatMap((name) =>
    globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: join(root, 'packages') }).filter(
      (file) => !/\.test\.tsx?$|\.generated\.|\/(testing|gallery|seed)\//.test(file),
    ),
  );
