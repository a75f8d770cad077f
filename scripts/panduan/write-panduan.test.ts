import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUKU, FOLDER_BUKU } from '../../packages/web/src/base/panduan/buku.ts';
import { babBagi } from '../../packages/web/src/base/panduan/topik/bab.ts';
import type { Pembaca } from '../../packages/web/src/base/panduan/topik/topik.ts';
import { writePanduan } from './write-panduan.ts';

const dist = mkdtempSync(join(tmpdir(), 'hadir-panduan-'));
beforeAll(() => writePanduan(dist));
afterAll(() => rmSync(dist, { recursive: true }));

const berkas = (bagi: Pembaca) => join(dist, FOLDER_BUKU, BUKU[bagi].berkas);
const run = (command: string, ...args: string[]) => execFileSync(command, args).toString();
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

test.each(['anggota', 'operator', 'tenant'] as const)(
  'the paper for %s says all that the screen of help says',
  (bagi) => {
    const said = plain(run('pdftotext', '-raw', berkas(bagi), '-'));
    const topik = babBagi(bagi).flatMap((bab) => bab.topik);
    expect(topik.map(({ judul }) => judul).filter((judul) => !said.includes(judul))).toEqual([]);
    const langkah = topik.flatMap((one) => one.langkah);
    // A step may be broken by the number of the next line's.
    expect(langkah.filter((one) => !said.includes(plain(one).slice(0, 30)))).toEqual([]);
  },
);

test('a member’s is one page; an operator’s book shows the pictures of the screens', () => {
  const pages = (text: string) => text.split('\f').length - 1;
  expect(pages(run('pdftotext', berkas('anggota'), '-'))).toBe(1);
  const pictures = run('pdfimages', '-list', berkas('operator')).trim().split('\n').length - 2;
  const shown = babBagi('operator').flatMap((bab) => bab.topik.filter(({ gambar }) => gambar !== undefined));
  expect(pictures).toBe(shown.length);
});
