import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../base/links/routes.ts';
import { isSaid } from '../../testing/is-said.ts';

/** Names that sentences send people to and that are no part of Hadir's screens. */
const LAIN = [
  // Other programs, and what stands on a phone or a keyboard.
  'Simpatika', 'Google Kalender', 'Android', 'Safari', 'Layar Utama', 'Ctrl',
  // The menu of a machine.
  'Info Sistem', 'Komunikasi',
  // What the law calls so.
  'Luar Tanggungan Negara', 'Keputusan Bersama',
]; // prettier-ignore

const packages = join(import.meta.dirname, '../../../..');
const isSaying = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.|\.generated\.|^(testing|gallery|seed|platform)\//.test(file);
const sentences = ['rules', 'contract', 'server', 'web'].flatMap((name) => {
  const folder = join(packages, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isSaying)
    .map((file) => ({ at: `${name}/${file}`, code: readFileSync(join(folder, file), 'utf8') }));
});

/** 'catat di Ubah Presensi', 'buka Kelola Anggota': words that begin with capitals, after what sends somebody there. */
const NAMA =
  /\b(?:di|[Bb]uka|[Ll]ewat|[Mm]elalui|dari|menu|halaman|layar) ((?:[A-Z][a-z]+ (?:dan (?=[A-Z]))?)*[A-Z][a-z]+)(?: [a-z]+)?/g;
const titles = new Set(Object.values(routes).map(({ title }) => title));

test('a sentence sends nobody to what no screen is called: the name stands in a menu, over a screen, on a part or a button', () => {
  const named = sentences.flatMap(({ at, code }) =>
    [
      ...code
        .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/ .*$/gm, '')
        .replaceAll(/\s+/g, ' ')
        .matchAll(NAMA),
    ].map(([words, name = '']) => ({ at, name, words })),
  );
  expect(named.length).toBeGreaterThan(150);
  const isThere = ({ name, words }: { name: string; words: string }) =>
    LAIN.includes(name) ||
    titles.has(name.replace(/ Hadir$|nya$/, '')) ||
    [name, words, words.slice(words.indexOf(name))].some(isSaid);
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});
