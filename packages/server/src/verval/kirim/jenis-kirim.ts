/** The kind of job that sends verified months to the staff system. */
export const KIRIM_SIMPATIKA = 'kirim-simpatika';

/** The code of who was not sent, since nothing says who he is: no refusal of the staff system. */
export const TANPA_IDENTITAS = 'tanpa_identitas';
