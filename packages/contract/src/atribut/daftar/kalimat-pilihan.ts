/** What the choices of an atribut are refused with. */
export const KALIMAT_TANPA_PILIHAN = 'Isi paling sedikit satu pilihan';
export const KALIMAT_PILIHAN_SAMA = 'Ada pilihan yang sama';
