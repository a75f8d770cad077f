import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '../../packages/web/src');

/** Every word in the sources of the web, its tests left out: a call whose name is not among them is asked for nowhere. */
export const wordsOfWeb = (): Set<string> =>
  new Set(
    readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => readFileSync(join(src, file), 'utf8').match(/\w+/g) ?? []),
  );
