import { streamXlsxRows } from 'hucre/xlsx';
import { Refusal } from '../../http/refusal.ts';
import type { Sel } from './kolom.ts';
import { isBomb } from './is-bomb.ts';

/** A row with its number as the spreadsheet shows it. */
export type BarisSheet = { baris: number; sel: Sel[] };

/**
 * The first sheet's rows with anything in them, the header among them. Refuses what is no XLSX, what would unpack to
 * far more than it weighs, and more than `maks` rows.
 */
export async function readSheet(content: Uint8Array, maks: number): Promise<BarisSheet[]> {
  const rows: BarisSheet[] = [];
  if (await isBomb(content)) throw new Refusal('impor.unreadable');
  try {
    for await (const { index, values } of streamXlsxRows(content)) {
      const sel = values.map(plain);
      if (sel.some((one) => one !== null && one !== '')) rows.push({ baris: index + 1, sel });
      // One more than the header and the rows that are allowed is enough to know.
      if (rows.length > maks + 1) break;
    }
  } catch {
    // The library's own words name parts of the file's inside; the person can only choose another file.
    throw new Refusal('impor.unreadable');
  }
  if (rows.length > maks + 1) throw new Refusal('impor.too_many_rows', { maks });
  return rows;
}

function plain(value: unknown): Sel {
  if (typeof value === 'string') return value.trim();
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
