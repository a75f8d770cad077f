/** Machines ask every ten seconds; one that was not heard of for longer was away (aturan/perangkat#waktu). */
const PUTUS_MS = 5 * 60_000;

/** Whether a machine that speaks now has been in contact until now. */
export const isTersambung = ({ terakhir_terlihat }: { terakhir_terlihat: string | null }, now: Date): boolean =>
  terakhir_terlihat !== null && now.getTime() - Date.parse(terakhir_terlihat) <= PUTUS_MS;
