import { notFound } from '@tanstack/react-router';
import { routes, type RouteName } from '../../base/links/routes.ts';

const ID = /^(0|[1-9]\d{0,9})$/;

/** A route's parameters as its screen takes them. An address whose id is none leads nowhere. */
export function readParams(name: RouteName, texts: Partial<Record<string, string>>): Record<string, string | number> {
  const params: Record<string, string | number> = {};
  for (const [, key = ''] of routes[name].path.matchAll(/\{(\w+)\??\}/g)) {
    const text = texts[key];
    if (text === undefined) continue;
    if (key.endsWith('_id') && !ID.test(text)) throw notFound();
    params[key] = key.endsWith('_id') ? Number(text) : text;
  }
  return params;
}
