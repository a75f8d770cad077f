import { isTanggal } from '@hadir/rules/waktu/tanggal.ts';

/** '20-11-2026', '20/11/2026', '20.11.26' or '20112026' as '2026-11-20'; `null` when it is no date that exists. */
export function readTypedDate(text: string): string | null {
  const parts =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text.trim()) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text.trim());
  if (!parts) return null;
  const [, day = '', month = '', year = ''] = parts;
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isTanggal(date) ? date : null;
}
