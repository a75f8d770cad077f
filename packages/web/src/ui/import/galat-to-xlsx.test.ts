import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { galatToXlsx } from './galat-to-xlsx.ts';

test('the rows that are wrong come back as the file that was sent, their cells marked with the reason', async () => {
  const mulai = new Date('2026-07-13');
  const sent = await writeXlsx({
    sheets: [
      {
        name: 'Anggota',
        columns: [{ width: 32 }, { width: 22 }, { width: 10 }, { width: 12, numFmt: 'dd-mm-yyyy' }],
        rows: [
          ['Nama', 'NIP', 'Grup', 'Tanggal Mulai'],
          ['Siti', '198504172010012005', 'Guru', mulai],
          ['=HYPERLINK("x")', '12', 'Gru', mulai],
        ],
        dataValidations: [{ type: 'list', formula1: 'Pilihan!$A$2:$A$2', range: 'C2:C2001' }],
      },
      { name: 'Pilihan', rows: [['Grup'], ['Guru']] },
    ],
  });
  const galat = [
    { kolom: 'NIP', pesan: 'Isi 18 angka' },
    { kolom: 'Grup', pesan: 'Grup "Gru" tidak ada' },
    { kolom: 'Grup', pesan: 'Pilih Guru' },
    { kolom: 'Golongan', pesan: 'Wajib diisi' },
  ];
  const file = await galatToXlsx(new Blob([new Uint8Array(sent)]), {
    is_disimpan: true,
    jumlah_baris: 2,
    jumlah_galat: 1,
    catatan: null,
    akibat: null,
    kolom: ['Nama', 'NIP', 'Grup', 'Tanggal Mulai'],
    baris: [{ baris: 3, nilai: ['=HYPERLINK("x")', '12', 'Gru', '2026-07-13'], galat }],
  });
  const { sheets } = await readXlsx(await file.arrayBuffer(), { readStyles: true });
  const [list, pilihan] = sheets;
  expect(list?.rows).toEqual([
    ['Nama', 'NIP', 'Grup', 'Tanggal Mulai'],
    ['=HYPERLINK("x")', '12', 'Gru', mulai],
  ]);
  const said = [...(list?.cells ?? [])].flatMap(([at, { comment, formula }]) => {
    expect(formula).toBeUndefined();
    return comment ? [[at, comment.text]] : [];
  });
  expect(said).toEqual([
    ['1,0', 'Golongan: Wajib diisi'],
    ['1,1', 'Isi 18 angka'],
    ['1,2', 'Grup "Gru" tidak ada. Pilih Guru'],
  ]);
  expect(list?.cells?.get('1,2')?.style?.fill).toMatchObject({ fgColor: { rgb: 'FFC7CE' } });
  expect(list?.dataValidations).toMatchObject([{ range: 'C2:C2001', formula1: 'Pilihan!$A$2:$A$2' }]);
  expect(pilihan?.rows).toEqual([['Grup'], ['Guru']]);
});
