/** The order that a caller asked for by its name, of those offered; a name that any object has by nature is none of them. */
export function orderOf(orders: Record<string, string>, sort: string): string | undefined {
  return Object.hasOwn(orders, sort) ? orders[sort] : undefined;
}
