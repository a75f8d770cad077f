import { useSyncExternalStore } from 'react';
import { formatJamMenit } from '../format/format.ts';
import { everyMinute } from './every-minute.ts';
import { useZona } from './use-zona.ts';

/** The time of day on the clock of the organisation that the reader stands in: '07:30'. */
export function useJamMenit(): string {
  const zona = useZona();
  return useSyncExternalStore(everyMinute, () => formatJamMenit(new Date().toISOString(), zona));
}
