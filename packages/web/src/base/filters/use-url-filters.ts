import { useNavigate, useSearch } from '@tanstack/react-router';
import { readFilters, writeFilters, type FilterDefaults, type Filters } from './read-filters.ts';

type UrlFilters<D extends FilterDefaults> = {
  filters: Filters<D>;
  /**
   * Changes some filters; the list then starts at its first page again, unless the page is among them. `replace`: Back
   * leads past it, as where one goes from record to record of a queue.
   */
  change: (changes: Partial<Filters<D>>, how?: { replace: boolean }) => void;
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
    change: (changes, { replace } = { replace: 'q' in changes }) =>
      show({ ...filters, ...firstPage(defaults), ...changes }, replace),
    reset: () => show(readFilters(defaults, {}), false),
  };
}

const firstPage = (defaults: FilterDefaults) => ('page' in defaults ? { page: 1 } : {});
