import { useQuery } from '@tanstack/react-query';
import { api } from '../kit/api.ts';
import { listTahun } from '../kit/list-tahun.ts';
import { todayHere } from '../ui/calendar-days.ts';

/** The years that holidays are looked at and synchronised for: those that a decree is there for, this one and the next. */
export function useTahunLibur(): number[] {
  const { data } = useQuery(api.liburNasional.list.query({}, { errors: 'caller' }));
  const decreed = (data ?? []).map(({ tahun }) => tahun);
  return [...new Set([...decreed, ...listTahun(todayHere())])].toSorted((a, b) => a - b);
}
