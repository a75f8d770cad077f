/** Filters that may be absent: each reads its text in the address, `undefined` when that is none. */
export const filterField = {
  id: (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined),
  /** Yes, no, or not asked: 1 and 0 as the product's flags travel in a query. */
  flag: (text: string) => (text === '1' ? true : text === '0' ? false : undefined),
  oneOf:
    <const T extends string | number>(...values: T[]) =>
    (text: string): T | undefined =>
      values.find((value) => String(value) === text),
};
