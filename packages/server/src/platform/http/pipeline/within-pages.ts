type Halaman = { data: unknown[]; last_page: number; total: number };

/** Runs a read; a page beyond the last is answered by the last, whose rows there are, and whose number the answer says. */
export async function withinPages(input: unknown, run: (input: unknown) => Promise<unknown>): Promise<unknown> {
  const output = await run(input);
  if (!isBeyond(input, output)) return output;
  const asked = { ...(input as object), page: 1 };
  // Lists that count beside their rows know how many there are only where there is one.
  const counted = output.total > 0 ? output : ((await run(asked)) as Halaman);
  return counted.last_page === 1 && counted !== output ? counted : run({ ...asked, page: counted.last_page });
}

function isBeyond(input: unknown, output: unknown): output is Halaman {
  const { page = 1 } = (input ?? {}) as { page?: number };
  const { data, last_page } = (output ?? {}) as Partial<Halaman>;
  return page > 1 && Array.isArray(data) && data.length === 0 && typeof last_page === 'number';
}
