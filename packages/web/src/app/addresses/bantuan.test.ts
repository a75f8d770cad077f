import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMBAR, type NamaGambar } from '../../base/panduan/gambar/gambar.ts';
import { babBagi } from '../../base/panduan/topik/bab.ts';
import { topikOfLayar } from '../../base/panduan/topik/topik-of-layar.ts';
import { PEMBACA, type Pembaca } from '../../base/panduan/pembaca/pembaca.ts';
import { isSaid } from '../../testing/is-said.ts';
import type { PeranMenu } from './dasar/address.ts';
import { MENUS } from './menus.ts';

const web = join(import.meta.dirname, '../..');
const topikOf = (bagi: Pembaca) => babBagi(bagi).flatMap((bab) => bab.topik);
const topik = PEMBACA.flatMap(topikOf);
test('help names nothing that the screens do not have: each word in quotes is all of a label of theirs', () => {
  const named = topik.flatMap(({ judul, langkah }) =>
    langkah.flatMap((one) => [...one.matchAll(/"([^"]+)"/g)].map(([, words = '']) => ({ judul, words }))),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ words }) => !isSaid(words))).toEqual([]);
});

const PEMBACA_OF: [PeranMenu, Pembaca][] = [
  ['user', 'anggota'],
  ['admin_organisasi', 'operator'],
  ['admin_tenant', 'admin_tenant'],
  ['pemantau', 'pemantau'],
  ['super_admin', 'super_admin'],
];

/** 'Buka Laporan, Kehadiran Harian': an entry of the menu, and what stands under it; a part of a screen follows in quotes. */
const NAMA = '((?:[A-Z][a-z]+ ?(?:dan (?=[A-Z]))?)+)';
const BUKA = new RegExp(`\\b[Bb]uka ${NAMA}(?:, ${NAMA})?`, 'g');

test.each(PEMBACA_OF)('what the help of %s tells to open first is in that menu', (peran, bagi) => {
  const entries = MENUS[peran].map(({ label, ...one }) => ({
    label,
    children: 'children' in one ? one.children.map((child) => child.label) : [],
  }));
  const isThere = (label: string, child: string | undefined) =>
    entries.some((one) => one.label === label && (child === undefined || one.children.includes(child))) ||
    entries.some((one) => one.children.includes(label) && child === undefined);
  const opened = topikOf(bagi).flatMap(({ judul, langkah }) =>
    langkah.flatMap((one) =>
      [...one.matchAll(BUKA)].map(([, label = '', child]) => ({ judul, label: label.trim(), child: child?.trim() })),
    ),
  );
  expect(opened.length).toBeGreaterThan(0);
  expect(opened.filter(({ label, child }) => !isThere(label, child))).toEqual([]);
});

test.each(PEMBACA_OF)('every screen in the menu of %s has help for its reader', (peran, bagi) => {
  const entries = MENUS[peran].flatMap((entry) => ('children' in entry ? entry.children : [entry]));
  const told = new Set(topikOf(bagi).flatMap(({ layar }) => layar));
  expect(entries.filter(({ to }) => !told.has(to)).map(({ to }) => to)).toEqual([]);
});

test('each stands above the organisations with his own book, and is sent to ask who can help him', () => {
  const asks = Object.fromEntries(
    PEMBACA.map((bagi) => [
      bagi,
      topikOf(bagi)
        .flatMap(({ langkah }) => langkah)
        .find((one) => /Hubungi/.test(one)),
    ]),
  );
  expect(new Set(Object.values(asks)).size).toBe(PEMBACA.length);
  expect(PEMBACA.filter((bagi) => /operator instansi/.test(asks[bagi] ?? ''))).toEqual(['anggota']);
});

test('what two books of a reader tell alike is told once of a screen, in his own words', () => {
  const judul = topikOfLayar(['operator', 'anggota'], 'home').map((one) => one.judul);
  expect(judul).toContain('Menemukan sesuatu dengan cepat');
  expect(new Set(judul).size).toBe(judul.length);
  expect(topikOfLayar(['pemantau'], 'laporan.kehadiran.harian').map((one) => one.judul)).toEqual([
    'Membaca sebuah instansi',
  ]);
});

test('no two topics of one reader have one title, by which they are told apart', () => {
  for (const bagi of PEMBACA) {
    const judul = topikOf(bagi).map((one) => one.judul);
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
