import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useSearch } from '@tanstack/react-router';
import type { SearchParams } from '../../../base/filters/search-params.ts';
import { Link } from '../../../ui/show/link.tsx';
import type { MenuItem } from '../../addresses/menu-of.ts';
import type { RouteName } from '../../../base/links/routes.ts';
import { BelumDijawab } from './belum-dijawab.tsx';
import { isCurrent } from './is-current.ts';
import classes from './left-menu.module.css';
import { MenungguKeputusan } from './menunggu-keputusan.tsx';
import { MutasiMenunggu } from './mutasi-menunggu.tsx';
import { MENU_ICONS } from './menu-icons.ts';

type Props = { item: MenuItem; current: RouteName; nested?: boolean };

export function MenuEntryLink({ item, current, nested = false }: Props) {
  const { label, to, href, state } = item;
  const asked: SearchParams = useSearch({ strict: false });
  const Icon = nested ? undefined : MENU_ICONS[label];
  const words = (
    <>
      {Icon && <Icon size={18} stroke={1.75} aria-hidden="true" />}
      <span className={classes['label']}>{label}</span>
    </>
  );
  const looks = { className: classes['entry'], 'data-nested': nested || undefined, 'data-state': state };
  if (state === 'nonaktif') {
    return (
      <span {...looks} role="link" aria-disabled="true">
        {words}
      </span>
    );
  }
  return (
    <Link href={href} {...looks} aria-current={isCurrent(item, current, asked) ? 'page' : undefined}>
      {words}
      {to === 'riwayatKuesioner' && <BelumDijawab />}
      {to === 'persetujuan' && <MenungguKeputusan />}
      {(to === 'mutasi' || to === 'mutasi.tenant') && state === 'terbuka' && <MutasiMenunggu />}
      {state === 'terkunci' && <IconLock size={15} stroke={1.75} role="img" aria-label="Terkunci" />}
    </Link>
  );
}
