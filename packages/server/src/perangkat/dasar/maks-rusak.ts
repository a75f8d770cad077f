/** So many different lines that cannot be read wait of one machine; the others are only counted, in one row. */
export const MAKS_RUSAK = 100;

export const KUNCI_LAIN = 'rusak lain';
