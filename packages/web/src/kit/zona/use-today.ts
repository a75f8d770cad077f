import { useSyncExternalStore } from 'react';
import { tanggalOf } from '../format/format.ts';
import { everyMinute } from './every-minute.ts';
import { useZona } from './use-zona.ts';

/** Today on the calendar of the organisation that the reader stands in, whatever zone his device is set to; tomorrow once it is. */
export function useToday(): string {
  const zona = useZona();
  return useSyncExternalStore(everyMinute, () => tanggalOf(new Date(), zona));
}
