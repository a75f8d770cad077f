import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSpeaking } from './list-speaking.ts';

/** Sentences of four words or more, as they stand whole in quotes, as an attribute or as the text of a piece of screen. */
const SENTENCE =
  /['"]([A-Z][^'"\n]*? [^'"\n]*? [^'"\n]*? [^'"\n]*)['"]|>\s*([A-Z][^<>{}'"=;\n]*? [^<>{}'"=;\n]*? [^<>{}'"=;\n]*? [^<>{}'"=;\n]*?)\s*<\//g;

const DOCSTRING = /\/\*\*[^]*?\*\//g;

/** What guides a reader names the buttons and titles of the screens that it leads over, and begins alike for two readers. */
const isGuiding = (file: string) => file.startsWith('web/src/base/panduan/');

const isWeb = (file: string) => file.startsWith('web/');

/**
 * Sentences that two screens spell out, or a screen and the server or the contract: what both say stands in one place.
 */
export function listRepeatedSentences(root: string): string[] {
  const where = new Map<string, Set<string>>();
  for (const file of listSpeaking(root).filter((one) => !isGuiding(one))) {
    const code = readFileSync(join(root, 'packages', file), 'utf8').replaceAll(DOCSTRING, '');
    for (const [, quoted, shown = ''] of code.matchAll(SENTENCE)) {
      const sentence = quoted ?? shown;
      where.set(sentence, (where.get(sentence) ?? new Set()).add(file));
    }
  }
  return [...where]
    .filter(([, files]) => files.size > 1 && [...files].some(isWeb))
    .map(([sentence, files]) => `${[...files].toSorted().join(' ~ ')}: ${sentence}`);
}
