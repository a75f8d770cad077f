import { writeFilters, type FilterDefaults, type Filters } from './read-filters.ts';

/** What a list is narrowed by: its page, order and search stand beside the filters, not among them. */
const NO_FILTER = new Set(['page', 'sort', 'q', 'bagian']);

/** How many filters of a list are in force. */
export function countFilters<D extends FilterDefaults>(defaults: D, filters: Filters<D>): number {
  const written = Object.entries(writeFilters(defaults, filters));
  const names = new Set(written.flatMap(([name, text]) => (text && !NO_FILTER.has(name) ? [name] : [])));
  // Two dates are one span.
  return names.size - (names.has('from') && names.has('to') ? 1 : 0);
}
