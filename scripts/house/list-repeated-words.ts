import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSpeaking } from './list-speaking.ts';

/** What a field of a piece of screen or of a sheet is called says nothing of a value. */
const STRUCTURE = new Set(
  'true false undefined null label value tone code field judul nama summary message path title to lewat kolom siapa username header variant kalimat method timeZone hour minute cancelLabel confirmLabel'.split(
    ' ',
  ),
);

type Word = readonly [key: string, text: string];

/** Every value with the words for it, as `key` and text, that a source spells out. */
function wordsOf(code: string): string[] {
  const chosen = [
    ...code.matchAll(/(?:value|id): '?((?:[A-Z_]+\.)?[\w-]+)'?(?: as const)?, (?:label|nama): '([^'\n]+)'/g),
  ].map(([, key = '', text = '']): Word => [key, text]);
  const told = [...pairsOf(code), ...chosen].filter(([, text]) => /[A-Z ]/.test(text));
  const all = [...told, ...tablesOf(code).flatMap(pairsOf)]
    .filter(([key]) => !STRUCTURE.has(key))
    // Words that only say a bare value again would be the same wherever they are spelled; a named code has its own table.
    .filter(([key, text]) => key.includes('.') || key.replaceAll(/[_-]/g, ' ') !== text.toLowerCase())
    .map(([key, text]) => `${key}: ${text.toLowerCase()}`);
  return [...new Set(all), ...choicesOf(code), ...lacksOf(code)];
}

/** Two words of which one is chosen on the spot, `? 'Aktif' : 'Tidak aktif'`, whichever of them stands first. */
const choicesOf = (code: string): string[] => [
  ...new Set(
    [...code.matchAll(/\? *'([A-Z][^'\n]*)'\s*: *'([A-Z][^'\n]*)'/g)].map(
      ([, a = '', b = '']) => `? ${[a, b].toSorted().join(' : ')}`,
    ),
  ),
];

/** What is said where there is no value, `?? 'Belum masuk'` or `=== null ? 'Tanpa batas'`, in two words or more. */
const lacksOf = (code: string): string[] => [
  ...new Set([...code.matchAll(/(?:\?\?|=== null \?) '([A-Z][^'\n]* [^'\n]*)'/g)].map(([, text = '']) => `?? ${text}`)),
];

const pairsOf = (code: string): Word[] =>
  [
    ...code.matchAll(
      /(?<![\w'.])(?:\[((?:[A-Z_]+\.)?\w+)\]|'([\w -]+)'|(\w+)): (?:\{[^{}\n]*\b(?:label|pendek): )?'([^'\n]+)'/g,
    ),
  ].map(([, a, b, c, text = '']): Word => [a ?? b ?? c ?? '', text]);

/** Tables from values to text: whatever they say is words, in lower case too. */
const tablesOf = (code: string): string[] =>
  [
    ...code.matchAll(/const \w+: (?:(?:Readonly|Partial)<)*Record<[^=]*\bstring\b[^=]*> = \{([^]*?)\n?\};?\n/g),
    ...code.matchAll(/const (?:\w*(?:LABEL|KATA|SEBUT|CHIP)\w*)\b[^=\n]*= \{([^]*?)\n?\}[^\n]*;\n/g),
  ].map(([, body = '']) => body);

/** A source, and what it says at its end of a table for somebody's copy of his own data. */
export function partSalinan(code: string): [own: string, salinan: string] {
  const at = code.search(/^export const DATA_SAYA_/m);
  return at < 0 ? [code, ''] : [code.slice(0, at), code.slice(at)];
}

/**
 * Pairs of files that spell out the same words for two values or more, or choose on the spot between the same two, or
 * say the same of what is missing: one of them should ask the other.
 */
export function listRepeatedWords(root: string): string[] {
  const where = new Map<string, Set<string>>();
  for (const file of listSpeaking(root)) {
    const at = file.replace('/src/', '/');
    const [own, salinan] = partSalinan(readFileSync(join(root, 'packages', file), 'utf8'));
    for (const one of wordsOf(own)) where.set(one, (where.get(one) ?? new Set()).add(at));
    for (const one of wordsOf(salinan)) where.set(one, (where.get(one) ?? new Set()).add(`${at}#data-saya`));
  }
  const shared = new Map<string, string[]>();
  for (const [one, files] of where) {
    const sorted = [...files].toSorted();
    for (const [at, a] of sorted.entries())
      for (const b of sorted.slice(at + 1)) shared.set(`${a} ~ ${b}`, [...(shared.get(`${a} ~ ${b}`) ?? []), one]);
  }
  return [...shared]
    .filter(([, words]) => words.length > 1 || words.some((one) => one.startsWith('?')))
    .map(([files, words]) => `${files}: ${words.join(', ')}`);
}
