import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildWeb } from '../../../scripts/tasks/build-web.ts';
import { firstLoadBytes } from './first-load-bytes.ts';
import { firstLoadFiles } from './first-load-files.ts';
import { readManifest } from './read-manifest.ts';

const dist = join(import.meta.dirname, '../dist');
const LOGIN = 'src/auth/masuk/login-screen.tsx';
const SHELL = 'src/app/shell/frame/shell.tsx';

// What is served and what journeys are made on; built here only where nobody has built it from these sources.
beforeAll(buildWeb, 180_000);

const asset = (pattern: RegExp) => readdirSync(join(dist, 'assets')).filter((file) => pattern.test(file));

test('the login screen loads at most 150 KB of scripts and styles', () => {
  expect(firstLoadBytes(dist, [LOGIN])).toBeLessThanOrEqual(150_000);
});

test('the login fetches nothing of the addresses behind it, however many there are', () => {
  const files = [...firstLoadFiles(dist, [LOGIN])];
  expect(files.filter((file) => /\/(?:alamat|addresses)-/.test(file))).toEqual([]);
  const announced = JSON.parse(readFileSync(join(dist, 'alamat.json'), 'utf8')) as {
    files: string[];
    public: string[];
  };
  expect(announced.files.every((file) => statSync(join(dist, file)).isFile())).toBe(true);
  expect(announced.public).toContain('/login');
});

test('the page for strangers who answer a questionnaire loads at most 90 KB in all, however it is compressed', () => {
  const page = readFileSync(join(dist, 'kuesioner.html'), 'utf8');
  const files = [...page.matchAll(/"\/(assets\/[\w.-]+\.(?:js|css))"/g)].map(([, file = '']) => join(dist, file));
  expect(files).toHaveLength(2);
  for (const copy of ['br', 'gz']) {
    const bytes = files.reduce((sum, file) => sum + statSync(`${file}.${copy}`).size, page.length);
    expect(bytes).toBeLessThanOrEqual(90_000);
  }
  // It fetches nothing else: no font, no further script.
  expect(files.map((file) => readFileSync(file, 'utf8')).join('')).not.toMatch(/\bimport\(|@font-face/);
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style/);
});

test('a kiosk starts with at most 120 KB, and its service worker keeps all that it may ever need', () => {
  const page = readFileSync(join(dist, 'kios.html'), 'utf8');
  const files = [...page.matchAll(/"\/(assets\/[\w.-]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(2);
  const bytes = files.reduce((sum, file) => sum + statSync(join(dist, `${file}.gz`)).size, page.length);
  expect(bytes).toBeLessThanOrEqual(120_000);
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style/);

  const kept = [...readFileSync(join(dist, 'kios-sw.js'), 'utf8').matchAll(/"\/(assets\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  expect(kept).toEqual(expect.arrayContaining(files));
  expect(kept.filter((file) => file.endsWith('.wasm'))).toHaveLength(1);
  expect(kept.every((file) => statSync(join(dist, file)).isFile())).toBe(true);
});

test('every screen loads at most 260 KB of scripts and styles at first', () => {
  const screens = Object.keys(readManifest(dist)).filter((name) => /^src\/.*-screen\.tsx$/.test(name));
  const tooLarge = screens
    .map((screen) => ({ screen, bytes: firstLoadBytes(dist, [screen, SHELL]) }))
    .filter(({ bytes }) => bytes > 260_000);
  expect(screens.length).toBeGreaterThan(5);
  expect(tooLarge).toEqual([]);
});

test('a screen comes in few files, since a browser asks for only six at once', () => {
  const screens = Object.keys(readManifest(dist)).filter((name) => /^src\/.*-screen\.tsx$/.test(name));
  const scattered = screens
    .map((screen) => ({ screen, files: firstLoadFiles(dist, [screen, SHELL]).size }))
    .filter(({ files }) => files > 50);
  expect(scattered).toEqual([]);
});

test('who only reads a list fetches nothing of forms', () => {
  const files = [...firstLoadFiles(dist, ['src/app/screens/riwayat-instansi-screen.tsx', SHELL])];
  expect(files.filter((file) => /\/(?:layar|formulir|zod)-/.test(file))).toEqual([]);
  expect(files.some((file) => /\/daftar-/.test(file))).toBe(true);
});

test('the service worker fetches no more at first than the shell and a check-in need', () => {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const bytes = [...worker.matchAll(/assets\/[\w.-]+\.(?:js|css)\b/g)].map(
    ([file]) => statSync(join(dist, `${file}.br`)).size,
  );
  expect(worker).toContain(readManifest(dist)['src/presensi/ketukan/check-in-screen.tsx']?.file);
  expect(worker).not.toContain(readManifest(dist)['src/anggota/daftar/anggota-screen.tsx']?.file);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200_000);
});

test('screens are compiled by the React compiler', () => {
  const [screen = ''] = asset(/^shell-.*\.js$/);
  expect(readFileSync(join(dist, 'assets', screen), 'utf8')).toContain('react.memo_cache_sentinel');
});

test('the page has no inline script, and csp.json names the one style it carries', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const csp = JSON.parse(readFileSync(join(dist, 'csp.json'), 'utf8')) as { 'style-src': string[] };
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(page.match(/<style/g)).toHaveLength(1);
  expect(csp['style-src']).toEqual([expect.stringMatching(/^'sha256-[\w+/]+=*'$/)]);
});

test('only the latin letters of the two fonts are shipped, and the interface font is fetched early', () => {
  expect(asset(/\.woff2$/).map((file) => file.replace(/-[\w-]{7}\.woff2$/, ''))).toEqual([
    'figtree-latin-wght-normal',
    'plus-jakarta-sans-latin-wght-normal',
  ]);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toMatch(/rel="preload" as="font".*figtree/);
});

test('the page names its styles and its font before its scripts, since a browser asks for only six files at once', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const firstScript = page.search(/rel="modulepreload"|<script/);
  expect(firstScript).toBeGreaterThan(0);
  expect(page.lastIndexOf('rel="stylesheet"')).toBeLessThan(firstScript);
  expect(page.indexOf('as="font"')).toBeLessThan(firstScript);
});

test('every script and style has its compressed copies beside it', () => {
  const plain = asset(/\.(js|css)$/);
  expect(asset(/\.(js|css)\.br$/)).toHaveLength(plain.length);
  expect(asset(/\.(js|css)\.gz$/)).toHaveLength(plain.length);
});
