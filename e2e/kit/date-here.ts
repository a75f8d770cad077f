/** The demo and its browsers are seven hours ahead of Greenwich. */
const WIB_MS = 7 * 3_600_000;

/** The date of so many days from now where the demo stands, whichever it is on the machine. */
export function dateHere(daysLater = 0): string {
  return new Date(Date.now() + WIB_MS + daysLater * 86_400_000).toISOString().slice(0, 10);
}
