import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hrefBuku, WARNA_BUKU } from '../../packages/web/src/base/panduan/buku.ts';
import { babBagi } from '../../packages/web/src/base/panduan/topik/bab.ts';
import { PEMBACA, type Pembaca } from '../../packages/web/src/base/panduan/pembaca/pembaca.ts';
import type { Edition } from '../../packages/web/src/theme/edition.ts';
import { writePanduan } from './write-panduan.ts';

const dist = mkdtempSync(join(tmpdir(), 'hadir-panduan-'));
beforeAll(() => writePanduan(dist));
afterAll(() => rmSync(dist, { recursive: true }));

const berkas = (bagi: Pembaca, edition: Edition = 'umum') => join(dist, hrefBuku(bagi, edition));
const run = (command: string, ...args: string[]) => execFileSync(command, args).toString();
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

test.each(PEMBACA)('the paper for %s says all that the screen of help says', (bagi) => {
  const said = plain(run('pdftotext', '-raw', berkas(bagi), '-'));
  const topik = babBagi(bagi).flatMap((bab) => bab.topik);
  expect(topik.map(({ judul }) => judul).filter((judul) => !said.includes(judul))).toEqual([]);
  const langkah = topik.flatMap((one) => one.langkah);
  // A step may be broken by the number of the next line's.
  expect(langkah.filter((one) => !said.includes(plain(one).slice(0, 30)))).toEqual([]);
});

const pages = (file: string) => run('pdftotext', file, '-').split('\f').length - 1;
const pictures = (file: string) => run('pdfimages', '-list', file).trim().split('\n').length - 2;

test('a member’s is one page with a picture; the other books show the pictures of their screens', () => {
  expect(pages(berkas('anggota'))).toBe(1);
  expect(pictures(berkas('anggota'))).toBe(1);
  for (const bagi of ['operator', 'admin_tenant', 'super_admin'] as const) {
    const shown = babBagi(bagi).flatMap((bab) => bab.topik.filter(({ gambar }) => gambar !== undefined));
    expect(shown.length, bagi).toBeGreaterThan(0);
    expect(pictures(berkas(bagi)), bagi).toBe(shown.length);
  }
});

test('no page of a book but its cover and its last is more than half empty', () => {
  for (const bagi of PEMBACA.filter((one) => one !== 'anggota')) {
    const folder = mkdtempSync(join(dist, 'halaman-'));
    run('pdftoppm', '-r', '10', '-gray', berkas(bagi), join(folder, 'h'));
    const empty = readdirSync(folder)
      .toSorted()
      .slice(1, -1)
      .filter((file) => lastInk(readFileSync(join(folder, file))) < 0.5);
    expect(empty, bagi).toEqual([]);
  }
});

test('each edition has its own book, whose titles are in the colour that its screens have', () => {
  const tokens = readFileSync('packages/web/src/theme/tokens.css', 'utf8');
  const [umum, simpatika] = [...tokens.matchAll(/--brand-7: (#\w+);/g)].map(([, warna]) => warna);
  expect(WARNA_BUKU).toEqual({ umum, simpatika });
  expect(readFileSync(berkas('operator', 'simpatika'))).not.toEqual(readFileSync(berkas('operator')));
});

/** How far down a page, of one, the lowest of what is printed above its foot stands. */
function lastInk(pgm: Buffer): number {
  const [kepala = '', width = '', height = ''] = /^P5\s+(\d+)\s+(\d+)\s+\d+\s/.exec(pgm.toString('latin1')) ?? [];
  const pixels = pgm.subarray(kepala.length);
  const kaki = Math.floor(Number(height) * 0.93);
  for (let y = kaki; y > 0; y -= 1) {
    const row = pixels.subarray(y * Number(width), (y + 1) * Number(width));
    if (row.some((one) => one < 200)) return y / Number(height);
  }
  return 0;
}
