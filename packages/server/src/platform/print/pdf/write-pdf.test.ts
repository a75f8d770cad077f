import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { writePdf } from './write-pdf.ts';

const KOP = {
  atas: 'Kementerian Agama',
  nama: 'MAN 1 Kota Contoh',
  alamat: null,
  tempat: 'Sukamaju',
  telepon: null,
  email: null,
  npsn: null,
  nsm: null,
  kepala_nama: 'Dra. Hj. Nurhayati',
  kepala_nip: null,
  logo: null,
};

/** The text of each page of a table with so many rows. */
async function pagesOf(rows: number): Promise<string[]> {
  const pdf = await writePdf({
    judul: 'Kehadiran Harian',
    keterangan: ['Jumat, 20 November 2026'],
    kop: KOP,
    kolom: [
      { judul: 'No', bagian: 1 },
      { judul: 'Nama', bagian: 9 },
    ],
    baris: Array.from({ length: rows }, (_, index) => [String(index + 1), `Anggota ke-${index + 1}.`]),
    pengesahan: { today: '2026-11-20', alamat_verifikasi: 'http://hadir.test/verifikasi/1' },
  });
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString();
  return text.split('\f').slice(0, -1);
}

const counts = Array.from({ length: 36 }, (_, index) => index + 2);
test.each(counts)('of %i rows the last two stand with the signature, with the header above', async (count) => {
  const last = (await pagesOf(count)).at(-1);
  expect(last).toContain('Dra. Hj. Nurhayati');
  expect(last).toContain(`Anggota ke-${count - 1}.`);
  expect(last).toContain(`Anggota ke-${count}.`);
  expect(last).toMatch(/No\s+Nama/);
});

test('a table of many pages repeats its header, and loses no row', async () => {
  const pages = await pagesOf(90);
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toMatch(/No\s+Nama/);
  expect(pages.join('').match(/Anggota ke-\d+\./g)).toHaveLength(90);
});

test('a table without rows is signed on its first page', async () => {
  expect(await pagesOf(0)).toEqual([expect.stringContaining('Dra. Hj. Nurhayati')]);
});
