import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const packages = join(import.meta.dirname, '../../packages');

/** A constant that a file hands over, by the file's path below the `src` of its package. */
export type Found = { name: string; file: string };

const camel = (kebab: string) => kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const loud = (kebab: string) => kebab.replaceAll('-', '_').toUpperCase();

/** What hands something to the house: how its file ends, and which constant of it by the rest of the file's name. */
const BY_SUFFIX = {
  '.contract.ts': { within: 'contract', nameOf: camel },
  '.links.ts': { within: 'contract', nameOf: camel },
  '-errors.ts': { within: 'contract', nameOf: (base: string) => `${loud(base)}_ERRORS` },
  '-job.ts': { within: 'server', nameOf: (base: string) => `${camel(base)}Job` },
  '-task.ts': { within: 'server', nameOf: (base: string) => `${camel(base)}Task` },
} as const;
export type Suffix = keyof typeof BY_SUFFIX;
export const SUFFIXES = Object.keys(BY_SUFFIX) as Suffix[];

/**
 * Every file that ends so and exports the constant of its name, domain by domain; the one that bears its domain's own name
 * comes first in it. What only shares the ending, as the type of all tasks does, exports no such constant.
 */
export function findByName(suffix: Suffix): Found[] {
  const { within, nameOf } = BY_SUFFIX[suffix];
  return listNamed(suffix)
    .map((file) => ({ file, name: nameOf(basename(file, suffix)) }))
    .filter(({ file, name }) => new RegExp(`^export const ${name}\\b`, 'm').test(readSource(within, file)))
    .toSorted((a, b) => (placeOf(a.file, suffix) < placeOf(b.file, suffix) ? -1 : 1));
}

/** Every constant of that beginning in the files of a package that end so: what is said beside what it is about. */
export const findBeside = (within: 'contract' | 'server', suffix: string, beginning: string): Found[] =>
  listFiles(within)
    .filter((file) => file.endsWith(suffix))
    .toSorted()
    .flatMap((file) =>
      [...readSource(within, file).matchAll(new RegExp(`^export const (${beginning}\\w+)`, 'gm'))].map(
        ([, name = '']) => ({ name, file }),
      ),
    );

/** Every file that ends so, whatever it exports. */
export const listNamed = (suffix: Suffix): string[] =>
  listFiles(BY_SUFFIX[suffix].within).filter((file) => file.endsWith(suffix));

/** The source files of a package, by their path below its `src`; tests and what is generated are left out. */
export const listFiles = (within: string): string[] =>
  readdirSync(join(packages, within, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(?:test|generated)\.ts$/.test(file),
  );

const readSource = (within: string, file: string): string => readFileSync(join(packages, within, 'src', file), 'utf8');

function placeOf(file: string, suffix: Suffix): string {
  const [domain = ''] = file.split('/');
  const base = basename(file, suffix);
  return [domain, base === domain ? 0 : 1, base].join(' ');
}
