/** Where a browser becomes a kiosk, and is one; behind the # a pairing code may stand. */
export const ALAMAT_KIOS = '/kios';

/**
 * The pages that are not the application's, far lighter than it and for browsers that are older, by the addresses they
 * answer: strangers who were sent a questionnaire, and the tablet at the gate.
 */
export const OWN_PAGES: Readonly<Record<string, readonly string[]>> = {
  'kuesioner.html': ['/kuesioner', '/kuesioner-sukses', '/kuesioner-gagal'],
  'kios.html': [ALAMAT_KIOS],
};
