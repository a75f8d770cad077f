import { refuseField } from '../../kit/refusal.ts';

/** The order that a caller asked for by its name; refuses (422) a name that is none of those offered. */
export function orderOf<Order>(orders: Readonly<Record<string, Order>>, name: string): Order {
  // What any object has by nature is offered by none.
  const order = Object.hasOwn(orders, name) ? orders[name] : undefined;
  if (order !== undefined) return order;
  throw refuseField('sort', `Pilih salah satu urutan: ${Object.keys(orders).join(', ')}`);
}
