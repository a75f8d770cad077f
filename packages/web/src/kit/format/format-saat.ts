import { formatJamMenit, formatTanggal, tanggalOf } from './format.ts';

/** An instant as '20-11-2026 06:43' on the wall clock of a time zone. */
export function formatSaat(instant: string, zone: string): string {
  return `${formatTanggal(tanggalOf(instant, zone))} ${formatJamMenit(instant, zone)}`;
}
