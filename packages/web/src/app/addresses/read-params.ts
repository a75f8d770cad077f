import { routes, type RouteName } from '../../base/links/routes.ts';

const ID = /^(0|[1-9]\d{0,9})$/;

/** A route's parameters as its screen takes them, or undefined when an id is none: such an address leads nowhere. */
export function readParams(
  name: RouteName,
  texts: Partial<Record<string, string>>,
): Record<string, string | number> | undefined {
  const params: Record<string, string | number> = {};
  for (const [, key = ''] of routes[name].path.matchAll(/\{(\w+)\??\}/g)) {
    const text = texts[key];
    if (text === undefined) continue;
    if (key.endsWith('_id') && !ID.test(text)) return undefined;
    params[key] = key.endsWith('_id') ? Number(text) : text;
  }
  return params;
}
