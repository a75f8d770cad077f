export type SearchParams = Record<string, string | string[]>;

/** Reads a query as it is written, texts and repeated texts, without guessing at numbers. */
export function parseSearch(query: string): SearchParams {
  const search: SearchParams = {};
  const params = new URLSearchParams(query);
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    search[key] = values.length > 1 ? values : (values[0] ?? '');
  }
  return search;
}

/** Writes a query; what is empty or absent is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') params.append(key, String(one));
  }
  return params.size > 0 ? `?${params}` : '';
}
