import type { Page } from '@hadir/contract/kit/fields.ts';

/** A list's answer that fits on one page. */
export function givenPage<T>(data: T[]): Page<T> {
  const { length } = data;
  return { data, current_page: 1, last_page: 1, total: length, from: length ? 1 : null, to: length ? length : null };
}
