import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { Refusal } from '../../kit/refusal.ts';
import { checkWorkbook } from './check-workbook.ts';
import type { Sel } from './kolom.ts';

/**
 * A row with its number as the spreadsheet shows it, and the places of its cells that have a formula and no result: such as
 * a program writes that does not reckon.
 */
export type BarisSheet = { baris: number; sel: Sel[]; rumus: number[] };

/** A month has 31 days and a pattern 60; nobody lays out a list that is wider. */
const KOLOM_MAKS = 200;
/** Where formulas are looked for: far beyond any list, and little enough to lay out. */
const RUMUS_DICARI = 'A1:GR20000';
/** Of all cells together: what they say goes from one thread to another and to the page. */
const HURUF_MAKS = 8_000_000;

/**
 * The first sheet's rows with anything in them, the header among them. Refuses what is no XLSX, what would unpack to
 * far more than it weighs, and more than `maks` rows or than we take of columns and letters.
 */
export async function parseSheet({ content, maks }: { content: Uint8Array; maks: number }): Promise<BarisSheet[]> {
  const { hasRumus } = await checkWorkbook(content);
  const kosong = hasRumus ? await listRumusKosong(content) : new Map<number, number[]>();
  const rows: BarisSheet[] = [];
  let letters = 0;
  for await (const { index, values } of rowsOf(content)) {
    if (values.length > KOLOM_MAKS) throw new Refusal('impor.too_many_columns', { maks: KOLOM_MAKS });
    const sel = values.map(plain);
    const rumus = kosong.get(index) ?? [];
    if (rumus.length === 0 && sel.every((one) => one === null || one === '')) continue;
    rows.push({ baris: index + 1, sel, rumus });
    if (rows.length > maks + 1) throw new Refusal('impor.too_many_rows', { maks });
    for (const one of sel) if (typeof one === 'string') letters += one.length;
    if (letters > HURUF_MAKS) throw new Refusal('impor.too_large');
  }
  return rows;
}

async function* rowsOf(content: Uint8Array) {
  try {
    yield* streamXlsxRows(content);
  } catch {
    // The library's own words name parts of the file's inside; the person can only choose another file.
    throw new Refusal('impor.unreadable');
  }
}

/** By row, both counted from zero: a stream of rows shows such a cell as an empty one. */
async function listRumusKosong(content: Uint8Array): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  try {
    const { sheets } = await readXlsx(content, { sheets: [0], range: RUMUS_DICARI });
    for (const [place, { formula, value }] of sheets[0]?.cells ?? []) {
      if (formula === undefined || value !== null) continue;
      const [row = 0, column = 0] = place.split(',').map(Number);
      found.set(row, [...(found.get(row) ?? []), column]);
    }
  } catch {
    throw new Refusal('impor.unreadable');
  }
  return found;
}

function plain(value: unknown): Sel {
  if (typeof value === 'string') return value.trim();
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

declare module '../../workers/tasks.ts' {
  interface Tasks {
    readSheet: typeof parseSheet;
  }
}
