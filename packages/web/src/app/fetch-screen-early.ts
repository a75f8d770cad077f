import type { AnyRouter } from '@tanstack/react-router';
import { LazyShell } from './lazy-shell.ts';
import { routes, type RouteName } from './routes.ts';

/**
 * Fetches the scripts of the screen that the address names while the session is still being asked about. What does not
 * come now is asked for again when it is shown.
 */
export function fetchScreenEarly(router: AnyRouter): void {
  const matches = router.matchRoutes(router.latestLocation);
  const name = matches.at(-1)?.staticData.name as RouteName | undefined;
  const isInShell = name !== undefined && !routes[name].public;
  void Promise.allSettled([
    ...matches.map(({ routeId }) => router.loadRouteChunk(router.routesById[routeId])),
    ...(isInShell ? [LazyShell.preload?.()] : []),
  ]);
}
