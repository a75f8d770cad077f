import type { RouteParams } from './route-params.ts';
import { routes, type RouteName } from './routes.ts';
import type { SaringanOf } from './saringan-of.ts';

type Search = Record<string, string | number | boolean | readonly (string | number)[] | undefined>;

type SearchOf<Name extends RouteName> = Name extends keyof SaringanOf ? SaringanOf[Name] : Search;

type Args<Name extends RouteName> =
  unknown extends RouteParams<Name>
    ? [params?: Record<string, never>, search?: SearchOf<Name>]
    : [params: RouteParams<Name>, search?: SearchOf<Name>];

/**
 * The address of a screen. A wrong name or a missing parameter does not compile, nor does a filter that is not read by an
 * address of app/addresses/saringan.ts: the others take any (keputusan 0300). Empty search values are skipped.
 */
export function hrefTo<Name extends RouteName>(name: Name, ...[params = {}, search = {} as never]: Args<Name>): string {
  const values = params as Record<string, string | number | undefined>;
  const path = routes[name].path.replace(/\/\{(\w+)(\??)\}/g, (_, key: string, optional: string) => {
    const value = values[key];
    if (value === undefined && optional === '?') return '';
    return `/${encodeURIComponent(String(value))}`;
  });
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(search as Search)) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') query.append(field, String(one));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
