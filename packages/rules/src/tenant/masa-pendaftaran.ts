/** Within how many days an applicant opens the link that was mailed to him (aturan/tenant#pendaftaran). */
export const PENDAFTARAN_HARI = 3;
