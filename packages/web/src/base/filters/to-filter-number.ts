/** The largest number that a row's id or a code can be (the contract's Id). */
const LARGEST = 2_147_483_647;

/** A number as a filter holds it: whole, not negative, no larger than an id; `undefined` for any other text. */
export function toFilterNumber(text: string): number | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined;
  return Number(text) <= LARGEST ? Number(text) : undefined;
}
