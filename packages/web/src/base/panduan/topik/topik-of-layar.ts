import type { RouteName } from '../../links/routes.ts';
import { babBagi } from './bab.ts';
import type { Pembaca } from '../pembaca/pembaca.ts';
import type { Topik } from './topik.ts';

/** What is told of a screen to somebody, his own first; what two of his books tell alike is told once. */
export function topikOfLayar(pembaca: readonly Pembaca[], layar: RouteName): Topik[] {
  const topik = pembaca.flatMap((bagi) => babBagi(bagi).flatMap((bab) => bab.topik));
  const told = new Set<string>();
  return topik.filter((one) => {
    if (!one.layar.includes(layar) || told.has(one.judul)) return false;
    told.add(one.judul);
    return true;
  });
}
