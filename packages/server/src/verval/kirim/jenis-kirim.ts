/** The kind of job that sends verified months to the staff system. */
export const KIRIM_SIMPATIKA = 'kirim-simpatika';
