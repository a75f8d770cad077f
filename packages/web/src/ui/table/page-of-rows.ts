const COUNT = 15;

/** One page of rows that are all at hand already, in the shape of a list's answer. */
export function pageOfRows<Row>(rows: readonly Row[], page: number, count = COUNT) {
  const last_page = Math.max(1, Math.ceil(rows.length / count));
  const current_page = Math.min(Math.max(page, 1), last_page);
  const start = (current_page - 1) * count;
  const data = rows.slice(start, start + count);
  return {
    data,
    current_page,
    last_page,
    total: rows.length,
    from: data.length > 0 ? start + 1 : null,
    to: data.length > 0 ? start + data.length : null,
  };
}
