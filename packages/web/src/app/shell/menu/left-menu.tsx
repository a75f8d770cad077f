import type { Session } from '../../../base/session/use-session.ts';
import type { RouteName } from '../../../base/links/routes.ts';
import { LanggananCard } from '../account/langganan-card.tsx';
import classes from './left-menu.module.css';
import { MenuEntryLink } from './menu-entry-link.tsx';
import { MenuTreeToggle } from './menu-tree-toggle.tsx';
import { OrganisasiSwitch } from './organisasi-switch.tsx';
import { useMenu } from './use-menu.ts';

/** The left menu: where one is, the menus of one's role, and until when the subscription runs. */
export function LeftMenu({ session, current }: { session: Session; current: RouteName }) {
  const sections = useMenu(session, current);
  return (
    <nav aria-label="Menu utama" className={classes['menu']}>
      <OrganisasiSwitch session={session} />
      <div className={classes['sections']}>
        {sections.map(({ peran, items }, index) => (
          <ul key={peran} className={classes['list']} data-later={index > 0 || undefined}>
            {items.map((item) => (
              <li key={item.label}>
                {'children' in item ? (
                  <MenuTreeToggle tree={item} current={current} />
                ) : (
                  <MenuEntryLink item={item} current={current} />
                )}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <LanggananCard session={session} />
    </nav>
  );
}
