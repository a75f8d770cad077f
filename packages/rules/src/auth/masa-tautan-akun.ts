/** For how long the link or the code holds that somebody asked to have mailed (aturan/akses#masuk), and so in words. */
export const TAUTAN_AKUN_JAM = 1;
export const MASA_TAUTAN_AKUN = 'satu jam';
