import type { Me } from '@hadir/contract/auth/me.ts';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { hrefTo } from '../base/links/href-to.ts';
import { Link } from '../ui/show/link.tsx';
import classes from './jalan-lain.module.css';

/** The ways past the list: the super admin's dashboard, the viewer's, the tenant admin's own tenant. */
export function JalanLain({ me }: { me: Me }) {
  const way = wayOf(me);
  if (!way) return null;
  return (
    <Link className={classes['way']} href={way.href}>
      <span className={classes['icon']} aria-hidden="true">
        <IconBuildingCommunity size={20} stroke={1.75} />
      </span>
      <span className={classes['words']}>
        <span className={classes['title']}>{way.title}</span>
        <span className={classes['about']}>{way.about}</span>
      </span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}

function wayOf(me: Me): { title: string; about: string; href: string } | undefined {
  if (me.is_super_admin)
    return { title: 'Dashboard Super Admin', about: 'Semua tenant dan instansi', href: hrefTo('dashboard') };
  if (me.is_viewer)
    return { title: 'Dashboard Viewer', about: 'Semua tenant dan instansi', href: hrefTo('dashboard.viewer') };
  if (me.is_pemantau)
    return { title: 'Beranda Pemantau', about: 'Semua yang Anda pantau', href: hrefTo('dashboard.viewer') };
  if (!me.is_admin) return undefined;
  return { title: me.nama_tenant ?? 'Tenant', about: 'Masuk sebagai admin tenant', href: hrefTo('dashboardTenant') };
}
