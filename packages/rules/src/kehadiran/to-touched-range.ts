import { addDays, type TanggalRange } from '../waktu/tanggal.ts';

/** What can change about a member's days: schedules and holidays, incidents, or what concerns only the day itself. */
export type SebabUlang = 'jadwal' | 'gangguan' | 'hari';

/** How many days before and after a changed range can come to something else. */
const REACH: Record<SebabUlang, { before: number; after: number }> = {
  // A window that moves can take an event from a day two dates before it or one after, or give it to them.
  jadwal: { before: 3, after: 3 },
  // A night's window reaches into the next two dates, and back into the one before.
  gangguan: { before: 2, after: 1 },
  hari: { before: 0, after: 0 },
};

/**
 * The days to judge again when something changed that was in force between two dates: leave, claims, categories and
 * memberships touch their own days, a change of hours or holidays also the days around, an incident (its local dates)
 * the nights that it reaches.
 */
export function toTouchedRange({ tgl_awal, tgl_akhir }: TanggalRange, sebab: SebabUlang): TanggalRange {
  const { before, after } = REACH[sebab];
  return { tgl_awal: addDays(tgl_awal, -before), tgl_akhir: addDays(tgl_akhir, after) };
}
