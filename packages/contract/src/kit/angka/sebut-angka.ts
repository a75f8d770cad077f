/** A number as people read it: 1234.5 becomes '1.234,5', with at most three decimals. */
export const sebutAngka = (nilai: number | bigint): string => nilai.toLocaleString('id-ID');
