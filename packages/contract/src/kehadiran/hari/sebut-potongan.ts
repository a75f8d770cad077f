const angka = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/** A cut as it was set, in hundredths of a percent at the finest: 1.25 becomes '1,25%'. Never rounded further. */
export const sebutPotongan = (potongan: number): string => `${angka.format(potongan)}%`;
