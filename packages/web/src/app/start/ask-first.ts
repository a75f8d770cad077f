import type { QueryClient } from '@tanstack/react-query';
import type { SearchParams } from '../../base/filters/search-params.ts';
import { loadAddress } from '../addresses/load-address.ts';
import type { RouteName } from '../../base/links/routes.ts';

/** Asks for what the screen of an address asks first. A refusal is silent here: the screen asks again and says it. */
export async function askFirst(
  queryClient: QueryClient,
  name: RouteName,
  params: Record<string, string | number>,
  search: SearchParams,
): Promise<void> {
  const { first } = await loadAddress(name);
  const asks = [first?.(params, search) ?? []].flat();
  await Promise.all(asks.map((ask) => queryClient.prefetchQuery({ ...ask, meta: { errors: 'caller' } })));
}
