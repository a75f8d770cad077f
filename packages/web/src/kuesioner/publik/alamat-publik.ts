/** Addresses that have a page of their own (kuesioner.html), far lighter than the application's: strangers come here. */
export const ALAMAT_PUBLIK: readonly string[] = ['/kuesioner', '/kuesioner-sukses', '/kuesioner-gagal'];
