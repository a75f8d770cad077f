import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { askFirst } from './ask-first.ts';
import { LazyShell } from './lazy-shell.ts';
import { routes, type RouteName } from '../../base/links/routes.ts';

/**
 * Fetches the scripts of the screen that the address names, and what it asks first, while the session is still being
 * asked about. What does not come now is asked for again when it is shown.
 */
export function fetchScreenEarly(router: AnyRouter, queryClient: QueryClient): void {
  const matches = router.matchRoutes(router.latestLocation);
  const last = matches.at(-1);
  const name = last?.staticData.name as RouteName | undefined;
  const isInShell = name !== undefined && !last?.paramsError && !routes[name].public;
  void Promise.allSettled([
    ...matches.map(({ routeId }) => router.loadRouteChunk(router.routesById[routeId])),
    ...(isInShell ? [LazyShell.preload?.(), askFirst(queryClient, name, last?.params ?? {}, last?.search ?? {})] : []),
  ]);
}
