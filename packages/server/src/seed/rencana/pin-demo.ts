const AWAL = 204_000;
const LANGKAH = 1_373;
const ACAK = 389;

/** A PIN of the demo's nth member: six digits that nobody guesses from another's, and larger the later he stands. */
export const pinDemo = (index: number): string =>
  String(AWAL + index * LANGKAH + ((index * index * 7_919 + 251) % ACAK));

/** The first members of the demo are the people that one signs in as. */
export const PIN_AKUN_TERAKHIR = pinDemo(14);
