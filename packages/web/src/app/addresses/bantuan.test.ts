import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMBAR, type NamaGambar } from '../../base/panduan/gambar/gambar.ts';
import { BAB, babBagi } from '../../base/panduan/topik/bab.ts';
import type { Pembaca } from '../../base/panduan/topik/topik.ts';
import type { PeranMenu } from './dasar/address.ts';
import { MENUS } from './menus.ts';

const web = join(import.meta.dirname, '../..');
const data = join(web, '../../contract/data/menus.json');
const isScreen = (path: string) =>
  /\.tsx?$/.test(path) && !/\.test\.|^(testing|gallery|base\/panduan\/topik)\//.test(path);

/** All that the screens say, with line breaks as the eye sees them. */
const said = [
  readFileSync(data, 'utf8'),
  ...readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => isScreen(path.replaceAll('\\', '/')))
    .map((path) => readFileSync(join(web, path), 'utf8')),
]
  .join('\n')
  .replaceAll(/\s+/g, ' ');

const topik = BAB.flatMap((bab) => bab.topik);

test('help names nothing that the screens do not have: each word in quotes is one of theirs', () => {
  const named = topik.flatMap(({ judul, langkah }) =>
    langkah.flatMap((one) => [...one.matchAll(/"([^"]+)"/g)].map(([, words = '']) => ({ judul, words }))),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ words }) => !said.includes(words))).toEqual([]);
});

test.each([
  ['user', 'anggota'],
  ['admin_organisasi', 'operator'],
  ['admin_tenant', 'tenant'],
  ['pemantau', 'tenant'],
  ['super_admin', 'tenant'],
] as [PeranMenu, Pembaca][])('every screen in the menu of %s has help for its reader', (peran, bagi) => {
  const entries = MENUS[peran].flatMap((entry) => ('children' in entry ? entry.children : [entry]));
  const told = new Set(babBagi(bagi).flatMap((bab) => bab.topik.flatMap(({ layar }) => layar)));
  expect(entries.filter(({ to }) => !told.has(to)).map(({ to }) => to)).toEqual([]);
});

test('no two topics of one reader have one title, by which they are told apart', () => {
  for (const bagi of ['anggota', 'operator', 'tenant'] as const) {
    const judul = babBagi(bagi).flatMap((bab) => bab.topik.map((one) => one.judul));
    expect(new Set(judul).size).toBe(judul.length);
  }
});

test('each picture is there, light enough for a phone, told in words, and of a screen of the topic that shows it', () => {
  const folder = join(web, 'base/panduan/gambar');
  const taken = readdirSync(folder).filter((file) => file.endsWith('.webp'));
  const named = Object.keys(GAMBAR) as NamaGambar[];
  expect(taken.toSorted()).toEqual(named.map((nama) => `${nama}.webp`).toSorted());
  expect(taken.filter((file) => statSync(join(folder, file)).size > 60_000)).toEqual([]);
  expect(named.filter((nama) => GAMBAR[nama].alt.length < 40)).toEqual([]);
  const shown = topik.filter(({ gambar }) => gambar !== undefined);
  expect(shown.map(({ gambar }) => gambar).toSorted()).toEqual(named.toSorted());
  const elsewhere = shown.filter(({ layar, gambar }) => !gambar || !layar.includes(GAMBAR[gambar].layar));
  expect(elsewhere.map(({ judul }) => judul)).toEqual([]);
});
