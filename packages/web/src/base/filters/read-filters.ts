import { BATAS_DAFTAR, SEBARIS } from '@hadir/contract/kit/batas-daftar.ts';
import type { SearchParams } from './search-params.ts';
import { toFilterNumber } from './to-filter-number.ts';

type FilterValue = string | number | boolean | readonly number[];
type FilterReader = (text: string) => string | number | boolean | undefined;

/**
 * A screen's filters with their defaults; the type of each default is the type of the filter. A list's default is empty.
 * A filter that may be absent has its reader (filter-field.ts) in place of a default.
 */
export type FilterDefaults = Record<string, FilterValue | FilterReader>;

type Widened<V> = V extends FilterReader
  ? ReturnType<V>
  : V extends string
    ? string
    : V extends number
      ? number
      : V extends boolean
        ? boolean
        : number[];
export type Filters<D extends FilterDefaults> = { [K in keyof D]: Widened<D[K]> };

/**
 * Reads filters from the address. What does not fit its default's type, and a page, search or order that no list takes,
 * counts as absent: anybody can write an address, and what a screen shows as chosen must be what it asks for.
 */
export function readFilters<D extends FilterDefaults>(defaults: D, search: SearchParams): Filters<D> {
  const read = Object.entries(defaults).map(([name, byDefault]) => {
    const value = readOne(byDefault, search[name]);
    return [name, isOfAnyList(name, value) ? value : byDefault];
  });
  // Each value was read by the type of its own default.
  return Object.fromEntries(read) as Filters<D>;
}

/** The query that says how filters differ from their defaults; undefined takes a name out of the address. */
export function writeFilters<D extends FilterDefaults>(
  defaults: D,
  filters: Filters<D>,
): Record<string, string | string[] | undefined> {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, byDefault]) => {
      const text = textOf(filters[name]);
      if (typeof byDefault === 'function') return [name, filters[name] === undefined ? undefined : text];
      const isDefault = JSON.stringify(text) === JSON.stringify(textOf(byDefault));
      return [name, isDefault ? undefined : text];
    }),
  );
}

/** Names that every list shares are held to what every list's call takes. */
function isOfAnyList(name: string, value: FilterValue | undefined): boolean {
  if (value === undefined) return true;
  if (name === 'page') return Number(value) >= 1 && Number(value) <= BATAS_DAFTAR.page;
  const text = String(value);
  if (name === 'q') return text.trim().length <= BATAS_DAFTAR.q && SEBARIS.test(text);
  return name !== 'sort' || BATAS_DAFTAR.sort.test(text);
}

function readOne(byDefault: FilterValue | FilterReader, given: string | string[] | undefined): FilterValue | undefined {
  const texts = [given ?? ''].flat();
  const [text = ''] = texts;
  if (typeof byDefault === 'function') return byDefault(text);
  if (given === undefined) return byDefault;
  if (typeof byDefault === 'string') return text;
  if (typeof byDefault === 'boolean') return text === '1' || (text === '0' ? false : byDefault);
  if (typeof byDefault === 'number') return toFilterNumber(text) ?? byDefault;
  return texts.map(toFilterNumber).filter((one) => one !== undefined);
}

function textOf(value: unknown): string | string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}
