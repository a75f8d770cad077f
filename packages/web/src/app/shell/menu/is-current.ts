import type { SearchParams } from '../../../base/filters/search-params.ts';
import type { RouteName } from '../../../base/links/routes.ts';
import type { MenuItem } from '../../addresses/menu-of.ts';
import { MENUS } from '../../addresses/menus.ts';
import { isWithin } from './is-within.ts';

const PARTS = Object.values(MENUS)
  .flat()
  .flatMap((entry) => ('children' in entry ? entry.children : [entry]))
  .filter(({ search }) => search);

const asks = ({ search = {} }: Pick<MenuItem, 'search'>, asked: SearchParams) =>
  Object.entries(search).every(([name, value]) => asked[name] === value);

/** Whether one stands at a menu entry: where a part of the screen has an entry of its own, only at that one. */
export function isCurrent(item: Pick<MenuItem, 'to' | 'search'>, current: RouteName, asked: SearchParams): boolean {
  if (!isWithin(current, item.to) || !asks(item, asked)) return false;
  return item.search !== undefined || !PARTS.some((part) => part.to === current && asks(part, asked));
}
