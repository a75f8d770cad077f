/** Narrows a query by a value that the caller gave; without one it stays as it is. Of a column alone: where-given.ts. */
export const whenGiven = <Query, Value>(
  query: Query,
  value: Value | undefined,
  narrow: (query: Query, value: Value) => Query,
): Query => (value === undefined ? query : narrow(query, value));
