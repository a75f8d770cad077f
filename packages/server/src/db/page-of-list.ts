import type { Page } from '@hadir/contract/kit/fields.ts';

/** One page of a list that is known whole. */
export function pageOfList<T>(all: readonly T[], { page, count }: { page: number; count: number }): Page<T> {
  const offset = (page - 1) * count;
  const data = all.slice(offset, offset + count);
  const some = data.length > 0;
  return {
    data,
    current_page: page,
    last_page: Math.max(1, Math.ceil(all.length / count)),
    total: all.length,
    from: some ? offset + 1 : null,
    to: some ? offset + data.length : null,
  };
}
