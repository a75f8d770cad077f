/** When a session was in contact with the server; instants in milliseconds since the epoch. */
export type KontakSesi = {
  /** The last contact before the latest break; null when there was none. */
  putus_pada: number | null;
  /** Since then it has been in contact without a break. */
  tersambung_sejak: number;
  terakhir_pada: number;
};

/** A device that is back in contact sends what waits within this time, and contacts further apart than this are a break. */
export const JEDA_KONTAK = 60_000;

/**
 * Whether the session was in contact after an instant and yet delivered only at `diterima`. What lies close to either
 * end says nothing: a connection that fails just then, or one that has just come back.
 */
export function isDelayedInContact(
  { putus_pada, tersambung_sejak, terakhir_pada }: KontakSesi,
  waktu: number,
  diterima: number,
) {
  const from = waktu + JEDA_KONTAK;
  if (putus_pada !== null && from < putus_pada) return true;
  const first = Math.max(tersambung_sejak, from);
  return first <= terakhir_pada && first < diterima - JEDA_KONTAK;
}
