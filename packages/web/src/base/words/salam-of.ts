import { formatJam } from '../../kit/format/format.ts';

/** How one greets at this hour of the place. */
export function salamOf(zone: string, now: Date = new Date()): string {
  const hour = Number(formatJam(now, zone).slice(0, 2));
  if (hour < 11) return 'Selamat pagi';
  if (hour < 15) return 'Selamat siang';
  return hour < 18 ? 'Selamat sore' : 'Selamat malam';
}
