import { hrefTo } from '../../../base/links/href-to.ts';
import type { RouteName } from '../../../base/links/routes.ts';
import type { Session } from '../../../base/session/use-session.ts';
import { countAntrean } from '../../../persetujuan/count-antrean.ts';
import { useMenunggu } from '../../../persetujuan/use-menunggu.ts';
import { menuOf, type MenuItem, type MenuSection } from '../../addresses/menu-of.ts';
import { isWithin } from './is-within.ts';

/**
 * The menu as it is shown: to a member who decides, a head of a group for instance, Persetujuan stands in it too, after
 * Beranda, also while nothing waits: there stands what he decided.
 */
export function useMenu(session: Session, current: RouteName): MenuSection[] {
  const { data } = useMenunggu();
  const { organisasi } = session;
  const decides = data !== undefined && (data.is_penyetuju || countAntrean(data) > 0);
  const sections = menuOf(session);
  if (!organisasi || !(decides || isWithin(current, 'persetujuan'))) return sections;
  const { organisasi_id } = organisasi;
  const persetujuan: MenuItem = {
    label: 'Persetujuan',
    to: 'persetujuan',
    href: hrefTo('persetujuan', { organisasi_id }),
    state: 'terbuka',
  };
  return sections.map(({ peran, items: [first, ...others] }) => ({
    peran,
    items: [...(first ? [first] : []), ...(peran === 'user' ? [persetujuan] : []), ...others],
  }));
}
