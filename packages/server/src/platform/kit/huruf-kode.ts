/** Of what codes are made that people read and type: without letters and digits that look alike on paper. */
export const HURUF_KODE = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
