import { useNavigate, useSearch } from '@tanstack/react-router';
import { readFilters, writeFilters, type FilterDefaults, type Filters } from './read-filters.ts';

type UrlFilters<D extends FilterDefaults> = {
  filters: Filters<D>;
  /** Changes some filters; the list then starts at its first page again, unless the page is among them. */
  change: (changes: Partial<Filters<D>>) => void;
  reset: () => void;
};

/** A list's filters, page and order, kept in the address: they survive a reload, can be shared, and Back takes them back. */
export function useUrlFilters<const D extends FilterDefaults>(defaults: D): UrlFilters<D> {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const filters = readFilters(defaults, search);

  const show = (next: Filters<D>, replace: boolean) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...writeFilters(defaults, next) }),
      replace,
      resetScroll: false,
    });
  return {
    filters,
    // Typing in a search field should not fill the history.
    change: (changes) => show({ ...filters, ...firstPage(defaults), ...changes }, 'q' in changes),
    reset: () => show(readFilters(defaults, {}), false),
  };
}

const firstPage = (defaults: FilterDefaults) => ('page' in defaults ? { page: 1 } : {});
