/** What a pattern without days is refused with. */
export const KALIMAT_TANPA_SIKLUS = 'Isi paling sedikit satu hari';
