/** In place of a decision about one's own face. */
export const WAJAH_SENDIRI = 'Wajah Anda sendiri diputuskan operator lain atau admin induk.';
