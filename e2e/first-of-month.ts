/** The demo's madrasah and its browser are there, seven hours ahead of Greenwich. */
const WIB_MS = 7 * 3_600_000;

/** The first day of the month that is running where the demo stands, or of one so many months later. */
export function firstOfMonth(later = 0): Date {
  const here = new Date(Date.now() + WIB_MS);
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + later, 1));
}
