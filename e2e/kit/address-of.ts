import { routes, type RouteName } from '../../packages/web/src/base/links/routes.ts';

/** A screen's address with the given ids in it; what is not among them is 1. */
export function addressOf(name: RouteName, ids: Record<string, string | number>): string {
  return routes[name].path.replace(/\{(\w+)\??\}/g, (_, parameter: string) => String(ids[parameter] ?? 1));
}
