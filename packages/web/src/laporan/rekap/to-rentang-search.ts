import type { FilterRentang } from '../dasar/filter-rentang.ts';

/** The span as the address of another report carries it. */
export function toRentangSearch({ bulan, from, to }: FilterRentang): Record<string, string> {
  return Object.fromEntries(Object.entries({ bulan, from, to }).filter(([, value]) => value !== ''));
}
