import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from './read-imports.ts';

/** What a field of a piece of screen or of a sheet is called says nothing of a value. */
const STRUCTURE = new Set(
  'true false undefined null label value tone code field judul nama summary message path title to lewat kolom siapa username header variant kalimat method timeZone hour minute cancelLabel confirmLabel'.split(
    ' ',
  ),
);

type Word = readonly [key: string, text: string];

/** Every value with the words for it, as `key` and text, that a source spells out. */
function wordsOf(code: string): string[] {
  const chosen = [...code.matchAll(/value: '?(?:[A-Z_]+\.)?([\w-]+)'?(?: as const)?, label: '([^'\n]+)'/g)].map(
    ([, key = '', text = '']): Word => [key, text],
  );
  const told = [...pairsOf(code), ...chosen].filter(([, text]) => /[A-Z ]/.test(text));
  const all = [...told, ...tablesOf(code).flatMap(pairsOf)]
    .filter(([key]) => !STRUCTURE.has(key))
    // Words that only say the value again would be the same wherever they are spelled.
    .filter(([key, text]) => key.replaceAll(/[_-]/g, ' ') !== text.toLowerCase())
    .map(([key, text]) => `${key}: ${text.toLowerCase()}`);
  return [...new Set(all)];
}

const pairsOf = (code: string): Word[] =>
  [
    ...code.matchAll(/(?<![\w'.])(?:\[(?:[A-Z_]+\.)?(\w+)\]|'([\w -]+)'|(\w+)): (?:\{[^{}\n]*\blabel: )?'([^'\n]+)'/g),
  ].map(([, a, b, c, text = '']): Word => [a ?? b ?? c ?? '', text]);

/** Tables from values to text: whatever they say is words, in lower case too. */
const tablesOf = (code: string): string[] =>
  [
    ...code.matchAll(/const \w+: (?:(?:Readonly|Partial)<)*Record<[^=]*\bstring\b[^=]*> = \{([^]*?)\n?\};?\n/g),
    ...code.matchAll(/const (?:\w*(?:LABEL|KATA|SEBUT|CHIP)\w*)\b[^=\n]*= \{([^]*?)\n?\}[^\n]*;\n/g),
  ].map(([, body = '']) => body);

/** Pairs of files that spell out the same words for two values or more: one of them should ask the other. */
export function listRepeatedWords(root: string): string[] {
  const where = new Map<string, Set<string>>();
  for (const name of PACKAGES) {
    const dir = join(root, 'packages', name, 'src');
    for (const file of globSync('**/*.{ts,tsx}', { cwd: dir })) {
      if (/\.test\.tsx?$|\.generated\.|(^|\/)(testing|gallery|seed)\//.test(file)) continue;
      for (const one of wordsOf(readFileSync(join(dir, file), 'utf8')))
        where.set(one, (where.get(one) ?? new Set()).add(`${name}/${file}`));
    }
  }
  const shared = new Map<string, string[]>();
  for (const [one, files] of where) {
    const sorted = [...files].toSorted();
    for (const [at, a] of sorted.entries())
      for (const b of sorted.slice(at + 1)) shared.set(`${a} ~ ${b}`, [...(shared.get(`${a} ~ ${b}`) ?? []), one]);
  }
  return [...shared].filter(([, words]) => words.length > 1).map(([files, words]) => `${files}: ${words.join(', ')}`);
}
