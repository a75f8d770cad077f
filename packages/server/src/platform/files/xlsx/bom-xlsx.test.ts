import { expect, test } from 'vitest';
import { XLSX_BOMBS, xlsxOf } from '../../../testing/bombs.ts';
import { mediaTypeOf } from '../../http/input/media-type-of.ts';
import { readSheet } from './read-sheet.ts';

const MB = 1024 * 1024;

test('a small workbook made the same way is read', async () => {
  const small = xlsxOf(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Nama</t></is></c></row><row r="2"><c><v>7</v></c></row>',
  );
  expect(await mediaTypeOf(small)).toContain('spreadsheetml');
  expect(await readSheet({}, small, 10)).toEqual([
    { baris: 1, sel: ['Nama'], rumus: [] },
    { baris: 2, sel: [7], rumus: [] },
  ]);
});

test('five thousand rows that all say the same weigh little, and are read', async () => {
  const sel = '<c t="inlineStr"><is><t>Libur Nasional</t></is></c>'.repeat(20);
  const rows = Array.from({ length: 5000 }, (_, n) => `<row r="${n + 1}">${sel}</row>`).join('');
  const content = xlsxOf(rows);
  expect(rows.length).toBeGreaterThan(100 * content.length);
  expect(await readSheet({}, content, 5000)).toHaveLength(5000);
});

test.each(Object.entries(XLSX_BOMBS))(
  'a workbook of %s is refused with its sentence, soon, and costs little',
  async (_, bomb) => {
    const content = bomb.make();
    expect(content.length).toBeLessThan(5 * MB);
    const before = process.memoryUsage.rss();
    await expect(readSheet({}, content, 5000)).rejects.toMatchObject({ code: bomb.code });
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * MB);
  },
);
