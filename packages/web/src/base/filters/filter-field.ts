import { isTanggal } from '@hadir/rules/waktu/tanggal.ts';
import { toFilterNumber } from './to-filter-number.ts';

/** Filters that may be absent: each reads its text in the address; `undefined`, of dates and months '', when that is none. */
export const filterField = {
  id: (text: string) => toFilterNumber(text) || undefined,
  tanggal: (text: string) => (isTanggal(text) ? text : ''),
  /** 'YYYY-MM'. */
  bulan: (text: string) => (/^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : ''),
  /** Yes, no, or not asked: 1 and 0 as the product's flags travel in a query. */
  flag: (text: string) => (text === '1' ? true : text === '0' ? false : undefined),
  oneOf:
    <const T extends string | number>(...values: T[]) =>
    (text: string): T | undefined =>
      values.find((value) => String(value) === text),
  /** One of the numbers of a named code. */
  kode: <const T extends Record<string, number>>(kode: T) =>
    filterField.oneOf(...(Object.values(kode) as T[keyof T][])),
};
