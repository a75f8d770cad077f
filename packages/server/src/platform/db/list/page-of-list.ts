import type { Page } from '@hadir/contract/kit/fields.ts';
import { toHalaman } from '../../kit/to-halaman.ts';

/** One page of a list that is known whole. */
export function pageOfList<T>(all: readonly T[], { page, count }: { page: number; count: number }): Page<T> {
  const offset = (page - 1) * count;
  return toHalaman(all.slice(offset, offset + count), all.length, { page, count });
}
