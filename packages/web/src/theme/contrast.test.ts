import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The variables of one look: what stands in the blocks whose selector holds in it, the later winning. */
function variablesOf(css: string, edition: string, scheme: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selector = '', body = ''] of css
    .replaceAll(/@media[\s\S]*?\n\}\n/g, '')
    .matchAll(/(:root\S*) \{([^}]*)\}/g)) {
    const wants = [...selector.matchAll(/='(\w+)'/g)].map(([, value]) => value);
    if (!wants.every((value) => value === edition || value === scheme)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+): ([^;]+);/g)) found[name] = value;
  }
  return found;
}

function hexOf(variables: Record<string, string>, name: string): string {
  const value = variables[name] ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? hexOf(variables, reference) : value;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const LOOKS = ['umum', 'simpatika'].flatMap((edition) => ['light', 'dark'].map((scheme) => ({ edition, scheme })));
const TONES = ['orange', 'blue', 'green', 'red', 'dark-red', 'grey', 'black', 'dark-green'];

test.each(LOOKS)('$edition $scheme: every status chip reads at 5.7:1 or better', ({ edition, scheme }) => {
  const variables = variablesOf(read('chip-tones.css'), edition, scheme);
  for (const tone of TONES) {
    const ratio = contrast(hexOf(variables, `--tone-${tone}`), hexOf(variables, `--tone-${tone}-ground`));
    expect(ratio, tone).toBeGreaterThanOrEqual(5.7);
  }
});

test.each(LOOKS)('$edition $scheme: text reads at 4.5:1, the edges of fields at 3:1', ({ edition, scheme }) => {
  const variables = variablesOf(read('tokens.css'), edition, scheme);
  const of = (name: string) => hexOf(variables, name);
  for (const ground of ['--canvas', '--card', '--sunken']) {
    for (const ink of ['--text', '--dimmed', '--brand-text', '--danger']) {
      expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  for (const fill of ['--brand-fill', '--brand-fill-hover', '--danger-fill', '--danger-fill-hover']) {
    expect(contrast('#ffffff', of(fill)), `white on ${fill}`).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(of('--line-control'), of('--card')), 'the edge of a field').toBeGreaterThanOrEqual(3);
});
