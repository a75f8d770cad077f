import { expect, test } from 'vitest';
import { galatToCsv } from './galat-to-csv.ts';

test('each mistake is a line with its row, column, value and message; nothing in it runs as a formula', async () => {
  const csv = galatToCsv({
    is_disimpan: false,
    jumlah_baris: 2,
    jumlah_galat: 1,
    catatan: null,
    kolom: ['Nama', 'NIP'],
    baris: [
      { baris: 2, nilai: ['Siti', '1985'], galat: [] },
      {
        baris: 3,
        nilai: ['=HYPERLINK("x")', '12'],
        galat: [
          { kolom: 'Nama', pesan: 'Nama tidak sesuai' },
          { kolom: '', pesan: 'Baris kembar' },
        ],
      },
    ],
  });
  expect((await csv.text()).replace('\ufeff', '').trim().split('\r\n')).toEqual([
    '"Baris";"Kolom";"Nilai";"Pesan"',
    `"3";"Nama";"'=HYPERLINK(""x"")";"Nama tidak sesuai"`,
    '"3";"";"";"Baris kembar"',
  ]);
});
