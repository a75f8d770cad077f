import { execFileSync } from 'node:child_process';
import { readXlsx } from 'hucre/xlsx';

type Sel = string | number | null;
/** The sheets of a workbook with their cells, or the lines of a PDF. */
export type IsiCetakan = { nama: string; baris: Sel[][] }[] | string[];

/** What a printed month says, without what is new in every copy: the address by which it is verified. */
export async function isiCetakan({
  raw,
  headers,
}: {
  raw: Buffer;
  headers: Record<string, string>;
}): Promise<IsiCetakan> {
  if (headers['content-type']?.includes('spreadsheetml')) {
    const { sheets } = await readXlsx(raw);
    return sheets.map(({ name, rows }) => ({ nama: name, baris: rows.map((row) => row.map(toSel)) }));
  }
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: raw }).toString();
  return text
    .replaceAll(/\/verifikasi\/[\w-]+/g, '/verifikasi/…')
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
}

const toSel = (cell: unknown): Sel => {
  if (cell instanceof Date) return cell.toISOString();
  return cell === undefined || cell === '' ? null : typeof cell === 'number' ? cell : (cell as string | null);
};
