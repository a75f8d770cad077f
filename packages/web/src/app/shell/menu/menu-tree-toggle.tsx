import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { SearchParams } from '../../../base/filters/search-params.ts';
import type { MenuTree } from '../../addresses/menu-of.ts';
import type { RouteName } from '../../../base/links/routes.ts';
import { isCurrent } from './is-current.ts';
import classes from './left-menu.module.css';
import { MenuEntryLink } from './menu-entry-link.tsx';
import { MenungguKeputusan } from './menunggu-keputusan.tsx';
import { MutasiMenunggu } from './mutasi-menunggu.tsx';
import { MENU_ICONS } from './menu-icons.ts';

const isMutasi = ({ to, state }: MenuTree['children'][number]) =>
  (to === 'mutasi' || to === 'mutasi.tenant') && state === 'terbuka';

/** A group of entries; it stands open while one of them is where one is. */
export function MenuTreeToggle({ tree: { label, children }, current }: { tree: MenuTree; current: RouteName }) {
  const id = useId();
  const asked: SearchParams = useSearch({ strict: false });
  const here = children.some((child) => isCurrent(child, current, asked));
  const [toggled, setToggled] = useState<boolean | null>(null);
  const open = toggled ?? here;
  const Icon = MENU_ICONS[label];
  return (
    <>
      <button
        type="button"
        className={classes['entry']}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setToggled(!open)}
      >
        {Icon && <Icon size={18} stroke={1.75} aria-hidden="true" />}
        <span className={classes['label']}>{label}</span>
        {!open && children.some(({ to }) => to === 'persetujuan') && <MenungguKeputusan />}
        {!open && children.some(isMutasi) && <MutasiMenunggu />}
        <IconChevronRight className={classes['chevron']} size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <ul id={id} className={classes['list']} hidden={!open}>
        {children.map((item) => (
          <li key={item.label}>
            <MenuEntryLink item={item} current={current} nested />
          </li>
        ))}
      </ul>
    </>
  );
}
