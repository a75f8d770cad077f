import type { Page } from '@hadir/contract/kit/fields.ts';

/** One page of so many rows as the wire has it. */
export function toHalaman<Row>(
  data: Row[],
  total: number,
  { page, count }: { page: number; count: number },
): Page<Row> {
  const offset = (page - 1) * count;
  return {
    data,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / count)),
    total,
    from: data.length > 0 ? offset + 1 : null,
    to: data.length > 0 ? offset + data.length : null,
  };
}
