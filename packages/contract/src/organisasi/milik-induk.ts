/** Why an organisation reads, and does not change, what its tenant holds for all of them. */
export const MILIK_INDUK = 'Milik induk, hanya dapat diubah oleh admin induk.';
