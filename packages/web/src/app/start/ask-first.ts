import type { QueryClient } from '@tanstack/react-query';
import type { SearchParams } from '../../base/filters/search-params.ts';
import { addressAt } from '../addresses/addresses.ts';
import type { RouteName } from '../../base/links/routes.ts';

/** Asks for what the screen of an address asks first. A refusal is silent here: the screen asks again and says it. */
export async function askFirst(
  queryClient: QueryClient,
  name: RouteName,
  params: Record<string, string | number>,
  search: SearchParams,
): Promise<void> {
  const { first } = addressAt(name);
  if (first) await queryClient.prefetchQuery({ ...first(params, search), meta: { errors: 'caller' } });
}
