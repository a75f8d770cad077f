import { formatTanggal } from '../../kit/format/format.ts';

export type DateLimits = {
  /** The first and the last date that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** As attendance and report filters ask. */
  notAfterToday?: boolean | undefined;
};

/** The limits with today's taken in. */
export function effectiveLimits(
  { min, max, notAfterToday }: DateLimits,
  today: string,
): { min?: string; max?: string } {
  const last = notAfterToday && (!max || max > today) ? today : max;
  return { ...(min && { min }), ...(last && { max: last }) };
}

/** Why a date is outside its limits, or `null`. */
export function checkDateLimits(date: string, { min, max }: { min?: string; max?: string }): string | null {
  if (min && date < min) return `Paling awal ${formatTanggal(min)}`;
  if (max && date > max) return `Paling lambat ${formatTanggal(max)}`;
  return null;
}
