import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';

/** What is wrong in an imported file as CSV: row, column, the value that stands there, and the message. */
export function galatToCsv({ kolom, baris }: HasilImpor): Blob {
  const lines = baris.flatMap((row) =>
    row.galat.map((one) => [String(row.baris), one.kolom, row.nilai[kolom.indexOf(one.kolom)] ?? '', one.pesan]),
  );
  const text = [['Baris', 'Kolom', 'Nilai', 'Pesan'], ...lines]
    .map((cells) => cells.map(cellOf).join(';'))
    .join('\r\n');
  // The mark tells spreadsheet programs that the text is UTF-8.
  return new Blob(['\ufeff', text, '\r\n'], { type: 'text/csv' });
}

/** Quoted, and never read as a formula by a spreadsheet program. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
