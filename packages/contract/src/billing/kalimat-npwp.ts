/** What a number is refused with that no taxpayer has. */
export const KALIMAT_NPWP = 'Isi 15 angka, atau 16 angka untuk NPWP baru';
