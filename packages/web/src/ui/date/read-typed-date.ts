import { isTanggal } from '@hadir/rules/waktu/tanggal.ts';

const BENTUK = [/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/, /^(\d\d)(\d\d)(\d{4})$/];

const partsOf = (text: string) => BENTUK.map((bentuk) => bentuk.exec(text.trim())).find((parts) => parts !== null);

/** Why a text is no date: it is written as one that does not exist, or not as a date at all. */
export const sebutBukanTanggal = (text: string): string =>
  partsOf(text)
    ? `Tanggal ${text.trim()} tidak ada di kalender`
    : 'Isi tanggal sebagai HH-BB-TTTT, misalnya 20-11-2026';

/** '20-11-2026', '20/11/2026', '20.11.26' or '20112026' as '2026-11-20'; `null` when it is no date that exists. */
export function readTypedDate(text: string): string | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const [, day = '', month = '', year = ''] = parts;
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isTanggal(date) ? date : null;
}
