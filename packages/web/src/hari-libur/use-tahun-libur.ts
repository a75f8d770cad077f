import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { listTahun } from '../kit/format/list-tahun.ts';
import { useToday } from '../kit/zona/use-today.ts';

/** The years that holidays are looked at and synchronised for: those that a decree is there for, this one and the next. */
export function useTahunLibur(): number[] {
  const today = useToday();
  const { data } = useQuery(api.liburNasional.listKeputusanLibur.query({}, { errors: 'caller' }));
  const decreed = (data ?? []).map(({ tahun }) => tahun);
  return [...new Set([...decreed, ...listTahun(today)])].toSorted((a, b) => a - b);
}
