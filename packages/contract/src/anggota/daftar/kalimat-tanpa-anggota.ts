/** What a choice of people is refused with that names none. */
export const KALIMAT_TANPA_ANGGOTA = 'Pilih paling sedikit satu anggota';
