import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
const upTo = (count: number) => Array.from({ length: count }, (_, value) => String(value).padStart(2, '0'));

export const HOURS = upTo(24);
export const MINUTES = upTo(60);

const within = (time: string, min?: string, max?: string) =>
  (!min || time >= sebutJam(min)) && (!max || time <= sebutJam(max));

/** Whether any minute of the hour lies within the limits, both included ('HH:MM:00'). */
export function isHourAllowed(hour: string, min?: string, max?: string): boolean {
  return (!min || hour >= min.slice(0, 2)) && (!max || hour <= max.slice(0, 2));
}

export function isMinuteAllowed(hour: string, minute: string, min?: string, max?: string): boolean {
  return within(`${hour}:${minute}`, min, max);
}

/** The minute itself where the hour allows it, else the nearest that it allows. */
export function nearestMinute(hour: string, minute: string, min?: string, max?: string): string {
  if (min && `${hour}:${minute}` < sebutJam(min)) return min.slice(3, 5);
  if (max && `${hour}:${minute}` > sebutJam(max)) return max.slice(3, 5);
  return minute;
}
