import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import {
  readXlsx,
  writeXlsx,
  type Cell,
  type CellStyle,
  type CellValue,
  type Sheet,
  type WriteSheet,
} from 'hucre/xlsx';

type Baris = HasilImpor['baris'][number];

const SALAH: CellStyle = {
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFC7CE' } },
  font: { color: { rgb: '9C0006' } },
};

/**
 * The file that was sent with nothing in it but its header and the rows that must be put right, their cells marked and
 * each saying why: put right it can be sent as it is. Its other sheets, from which its cells choose, come with it.
 */
export async function galatToXlsx(file: Blob, { kolom, baris }: HasilImpor): Promise<Blob> {
  const [list, ...others] = (await readXlsx(await file.arrayBuffer())).sheets;
  if (!list) throw new Error('An import that was read has a sheet');
  const wrong = baris.filter(({ galat }) => galat.length > 0);
  const header = list.rows.find((row) => row.some((value) => value !== null && value !== '')) ?? [];
  const rows = [header, ...wrong.map((row) => list.rows[row.baris - 1] ?? [])];
  const marks = wrong.flatMap((row, i) => marksOf(kolom, row).map(([at, cell]) => [`${i + 1},${at}`, cell] as const));
  const columns = header.map((_, at) => ({ ...list.columns?.[at], ...(isText(rows, at) ? { numFmt: '@' } : {}) }));
  const sheet = { ...plain(list), rows, columns, cells: new Map(marks) };
  const content = await writeXlsx({ sheets: [sheet, ...others.map(plain)] });
  return new Blob([new Uint8Array(content)], { type: XLSX });
}

/** Charts and pivots are read as something else than what is written, and nobody puts one into a list. */
function plain(sheet: Sheet): WriteSheet {
  const { charts: _, pivotTables: __, ...kept } = sheet;
  return kept;
}

/** The cells of a row that say what is wrong; what concerns the whole row stands at its first. */
function marksOf(kolom: readonly string[], { galat }: Baris): [number, Partial<Cell>][] {
  const texts = new Map<number, string[]>();
  for (const one of galat) {
    const at = kolom.indexOf(one.kolom);
    const text = at >= 0 || one.kolom === '' ? one.pesan : `${one.kolom}: ${one.pesan}`;
    texts.set(Math.max(at, 0), [...(texts.get(Math.max(at, 0)) ?? []), text]);
  }
  return [...texts].map(([at, said]) => [at, { style: SALAH, comment: { author: 'Hadir', text: said.join('. ') } }]);
}

/** Numbers written as text, as NIP and PIN are, stay text when they are put right. */
const isText = (rows: readonly CellValue[][], at: number) =>
  rows.every((row) => row[at] === null || row[at] === undefined || typeof row[at] === 'string');
