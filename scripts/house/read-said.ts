/**
 * What a person reads of a file of code: the texts in its quotes that are words, and what stands between its tags. What
 * is thrown as an Error is for whoever mends the code; the summary of a call stands in the log under its name for ever.
 */
export function readSaid(file: string, code: string): string[] {
  const told = code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(
      /new (?:Aggregate)?Error\((?:\w+, )?(?:'[^'\n]*'|`[^`]*`)\)|^(?:import|export) [^;]*?from '[^']*';|^ *summary: .*$/gm,
      '',
    );
  const quoted = [...told.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '…').replace(/\S*\/\S+/g, ''))
    .filter(isWords);
  const tagged = file.endsWith('.tsx')
    ? [...told.matchAll(/[>}]([^<>{}();=[\]]+)(?=[<{])/g)].map(([, text = '']) => text).filter(isNoCode)
    : [];
  return [...quoted, ...tagged].map((text) => text.replace(/\s+/g, ' ').trim());
}

/** A sentence, or a label that stands alone; a key is neither. */
const isWords = (text: string): boolean => /^[A-Z][a-z]+$/.test(text) || /[A-Za-z…),.] [A-Za-z(…]/.test(text);

const isNoCode = (text: string): boolean => !/\breturn\b|\bconst\b/.test(text);
