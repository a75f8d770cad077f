import { expect, test } from 'vitest';
import { textOfAnswer } from '../../../testing/text-of-answer.ts';
import { openPdf } from './open-pdf.ts';
import { printKaki } from './print-kaki.ts';

test('each part of a document is numbered by itself, and once it has ended none of its pages is held any more', async () => {
  const { pdf, finished } = openPdf({ judul: 'Lembar', penulis: 'Dinas Pendidikan' });
  for (const [sebutan, pages] of [
    ['Siti', 2],
    ['Budi', 1],
    ['Ani', 3],
  ] as const) {
    for (let page = 0; page < pages; page += 1) pdf.addPage().text(`isi ${sebutan}`);
    printKaki(pdf, { sebutan, keadaan: sebutan === 'Budi' ? 'sementara' : 'beku' });
    expect(pdf.bufferedPageRange().count).toBe(0);
  }
  pdf.end();
  const text = textOfAnswer({ raw: Buffer.from(await finished), headers: { 'content-type': 'application/pdf' } });
  const kaki = [...text.matchAll(/isi (\w+)\s+(\w+)( +· +SEMENTARA)?[^\f]*Halaman (\d) dari (\d)/g)];
  expect(
    kaki.map(([, isi, sebutan, sementara, nth, of]) => [isi, sebutan, Boolean(sementara), nth, of].join(' ')),
  ).toEqual([
    'Siti Siti false 1 2',
    'Siti Siti false 2 2',
    'Budi Budi true 1 1',
    'Ani Ani false 1 3',
    'Ani Ani false 2 3',
    'Ani Ani false 3 3',
  ]);
});
