import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import type { ZodMiniType } from 'zod/mini';

type Fields = Record<string, unknown>;

/** What the browser sent, read by the call's own input schema; throws where it does not fit. */
export function readRequest(
  endpoint: Endpoint,
  path: readonly (readonly [string, string])[],
  url: URL,
  init: RequestInit,
): { input: Fields; files: Fields } {
  const texts: Fields = Object.fromEntries(path);
  const files: Fields = {};
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key);
    texts[key] = values.length > 1 ? values : values[0];
  }
  if (init.body instanceof FormData) {
    for (const [key, value] of init.body)
      if (value instanceof Blob) files[key] = value;
      else texts[key] = key in texts ? [texts[key], value].flat() : value;
  }
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Fields) : {};
  const read = Object.entries(texts).map(([key, value]) => [key, coerce(endpoint, key, value)]);
  return { input: endpoint.input.parse({ ...body, ...Object.fromEntries(read) }) as Fields, files };
}

/** Texts become the numbers, flags and objects that the schema asks for, as the server does it. */
function coerce(endpoint: Endpoint, key: string, value: unknown): unknown {
  // The library types the fields of an unknown object by its core, which has no methods.
  const schema = endpoint.input.shape[key] as ZodMiniType | undefined;
  const fits = (one: unknown) => schema?.safeParse(one).success === true;
  const numbers = [value].flat().map(Number);
  const object = typeof value === 'string' && value.startsWith('{') ? (JSON.parse(value) as unknown) : value;
  const candidates = [value, object, numbers[0], value === '1' || value === 'true', [value].flat(), numbers];
  return candidates.find(fits) ?? value;
}
