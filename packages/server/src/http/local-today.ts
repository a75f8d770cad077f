const formatters = new Map<string, Intl.DateTimeFormat>();

/** The date on which an instant falls in a time zone, as YYYY-MM-DD. */
export function localToday(now: Date, timezone: string): string {
  let formatter = formatters.get(timezone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' });
    formatters.set(timezone, formatter);
  }
  return formatter.format(now);
}
