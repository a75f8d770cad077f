import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, expect, test } from 'vitest';
import { mediaTypeOf } from '../../http/input/media-type-of.ts';
import { readSheet } from './read-sheet.ts';
import { readTanggal } from './read-cell.ts';
import { makeSheet } from './make-sheet.ts';
import { writeTemplate } from './write-template.ts';

const folder = await mkdtemp(join(tmpdir(), 'hadir-xlsx-'));
afterAll(() => rm(folder, { recursive: true }));

/** The sheet as LibreOffice reads it. */
async function opened(content: Uint8Array): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.xlsx`);
  await writeFile(file, content);
  const profile = `-env:UserInstallation=file://${folder}/profil`;
  await promisify(execFile)('soffice', [profile, '--headless', '--convert-to', 'csv', '--outdir', folder, file]);
  return readFile(file.replace(/xlsx$/, 'csv'), 'utf8');
}

const KOLOM = [
  { judul: 'Nama' },
  { judul: 'PIN' },
  { judul: 'Mulai', jenis: 'tanggal' as const },
  { judul: 'Hari', jenis: 'angka' as const },
];

test('what is streamed opens in LibreOffice: text stays text, formulas are no formulas, dates are dates', async () => {
  const baris = [['=1+1', '0012', '2026-01-02', 3.5]];
  const content = await makeSheet({}, { nama: 'Anggota', kolom: KOLOM, baris })();
  // In which order day and month are shown is the reading machine's own habit; a date that is none shows as 46024.
  expect(await opened(content)).toMatch(/^Nama,PIN,Mulai,Hari\n=1\+1,0012,0[12]\D0[12]\D2026,3\.5\n$/);
}, 60_000);

test('what is streamed is read again, and known as XLSX by its content', async () => {
  const baris = Array.from({ length: 3 }, (_, i) => [`Siti ${i}`, '1', '2026-01-02', i]);
  const content = await makeSheet({}, { nama: 'Anggota', kolom: KOLOM, baris })();
  expect(await mediaTypeOf(content)).toContain('spreadsheetml');
  const rows = await readSheet({}, content, 10);
  expect(rows.map(({ baris: n, sel }) => [n, sel[0]])).toEqual([
    [1, 'Nama'],
    [2, 'Siti 0'],
    [3, 'Siti 1'],
    [4, 'Siti 2'],
  ]);
  expect(rows[1]?.sel).toEqual(['Siti 0', '1', new Date('2026-01-02'), 0]);
});

test('a template offers its choices as drop-downs and opens in LibreOffice', async () => {
  const grup = Array.from({ length: 40 }, (_, i) => `Kelompok kerja nomor ${i}`);
  const content = await writeTemplate({
    nama: 'Anggota',
    kolom: [{ judul: 'Nama' }, { judul: 'Grup', pilihan: grup }, { judul: 'Gender', pilihan: ['L', 'P'] }],
    petunjuk: ['Isi satu baris per anggota'],
  });
  const { sheets } = await readXlsx(content);
  expect(sheets[0]?.dataValidations).toMatchObject([
    { type: 'list', formula1: 'Pilihan!$A$2:$A$41', range: 'B2:B2001' },
    { type: 'list', formula1: 'Pilihan!$B$2:$B$3', range: 'C2:C2001' },
  ]);
  expect(sheets[1]?.rows.at(-1)?.[0]).toBe('Kelompok kerja nomor 39');
  expect((await opened(content)).split('\n')[0]).toBe('Nama,Grup,Gender');
  expect(await readSheet({}, content, 10)).toHaveLength(1);
}, 60_000);

test('rows that a template holds already have dates as dates, which are read again as people write them too', async () => {
  const content = await writeTemplate({
    nama: 'Pola',
    kolom: KOLOM,
    baris: [['A', '1', '2026-12-01', 2]],
    petunjuk: [],
  });
  const [, baris] = await readSheet({}, content, 10);
  expect(baris?.sel).toEqual(['A', '1', new Date('2026-12-01'), 2]);
  for (const sel of [baris?.sel[2], '1/12/2026', '01-12-2026', '1.12.2026', '2026-12-01'])
    expect([sel, readTanggal(sel)]).toEqual([sel, { nilai: '2026-12-01' }]);
  expect(readTanggal('31/2/2026')).toEqual({ pesan: 'Isi tanggal yang ada, misalnya 31-12-2026' });
});

test('more rows than allowed, or what is no XLSX, is refused', async () => {
  const baris = Array.from({ length: 12 }, () => ['Siti', null, null, null]);
  const content = await makeSheet({}, { nama: 'Anggota', kolom: KOLOM, baris })();
  await expect(readSheet({}, content, 10)).rejects.toMatchObject({
    code: 'impor.too_many_rows',
    details: { maks: 10 },
  });
  await expect(readSheet({}, new TextEncoder().encode('PK bukan'), 10)).rejects.toMatchObject({
    code: 'impor.unreadable',
  });
});

test('a file that unpacks to a hundred times what we hold is refused, though it claims to be small', async () => {
  const packed = deflateRawSync(Buffer.alloc(100 * 1024 * 1024));
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(10, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(10, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  const bomb = Buffer.concat([local, name, packed, central, name, end]);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await expect(readSheet({}, bomb, 10)).rejects.toMatchObject({ code: 'impor.too_large' });
});
