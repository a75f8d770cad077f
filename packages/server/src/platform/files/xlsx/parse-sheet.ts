import { streamXlsxRows } from 'hucre/xlsx';
import { Refusal } from '../../kit/refusal.ts';
import { checkWorkbook } from './check-workbook.ts';
import type { Sel } from './kolom.ts';

/** A row with its number as the spreadsheet shows it. */
export type BarisSheet = { baris: number; sel: Sel[] };

/** A month has 31 days and a pattern 60; nobody lays out a list that is wider. */
const KOLOM_MAKS = 200;
/** Of all cells together: what they say goes from one thread to another and to the page. */
const HURUF_MAKS = 8_000_000;

/**
 * The first sheet's rows with anything in them, the header among them. Refuses what is no XLSX, what would unpack to
 * far more than it weighs, and more than `maks` rows or than we take of columns and letters.
 */
export async function parseSheet({ content, maks }: { content: Uint8Array; maks: number }): Promise<BarisSheet[]> {
  await checkWorkbook(content);
  const rows: BarisSheet[] = [];
  let letters = 0;
  for await (const { index, values } of rowsOf(content)) {
    if (values.length > KOLOM_MAKS) throw new Refusal('impor.too_many_columns', { maks: KOLOM_MAKS });
    const sel = values.map(plain);
    if (sel.every((one) => one === null || one === '')) continue;
    rows.push({ baris: index + 1, sel });
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
