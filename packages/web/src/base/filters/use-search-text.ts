import { useSearch } from '@tanstack/react-router';
import type { SearchParams } from './search-params.ts';

/** One text of the address's query, '' where it is absent. */
export function useSearchText(name: string): string {
  const search: SearchParams = useSearch({ strict: false });
  return [search[name] ?? ''].flat()[0] ?? '';
}
