import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSpeaking } from './list-speaking.ts';

/** Sentences of four words or more, as they stand whole in quotes or as an attribute of a piece of screen. */
const SENTENCE = /['"]([A-Z][^'"\n]*? [^'"\n]*? [^'"\n]*? [^'"\n]*)['"]/g;

/** Sentences that a screen spells out and the server or the contract too: what both say is the contract's, told once. */
export function listRepeatedSentences(root: string): string[] {
  const where = new Map<string, Set<string>>();
  for (const file of listSpeaking(root))
    for (const [, sentence = ''] of readFileSync(join(root, 'packages', file), 'utf8').matchAll(SENTENCE))
      where.set(sentence, (where.get(sentence) ?? new Set()).add(file));
  const isWeb = (file: string) => file.startsWith('web/');
  return [...where]
    .filter(([, files]) => [...files].some(isWeb) && ![...files].every(isWeb))
    .map(([sentence, files]) => `${[...files].toSorted().join(' ~ ')}: ${sentence}`);
}
