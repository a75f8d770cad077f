import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const PACKAGES = ['rules', 'contract', 'server', 'web'] as const;
/** What a file names to import, and what it names as a file for a thread of its own. */
const SPECIFIER = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'([^'\n]+)'/g;

const TEST = /\.test\.tsx?$/;

/** The source files below a folder, by their path in it; tests are left out. */
function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !TEST.test(file) && !file.includes('node_modules'),
  );
}

/** Which files of a package each of its files names, types too; tests are left out. Paths are below `packages/<name>/src`. */
export const readImports = (root: string, name: string): Map<string, string[]> =>
  readImportsBelow(join(root, 'packages', name, 'src'));

/** The same of any folder, of whose files those outside it are not told. */
export function readImportsBelow(folder: string): Map<string, string[]> {
  return new Map(
    listSources(folder).map((file) => {
      const code = readFileSync(join(folder, file), 'utf8');
      const named = [...code.matchAll(SPECIFIER)].map(([, specifier = '']) => specifier);
      const paths = named.filter((one) => one.startsWith('.')).map((one) => join(dirname(file), one));
      return [file, paths.filter((path) => !path.startsWith('..'))];
    }),
  );
}
