import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { hrefTo } from '../links/href-to.ts';

/** The first screen of who stands above organisations, and how it is called; a member has none. */
export function berandaAtas(me: Me): { title: string; about: string; href: string } | undefined {
  if (me.is_super_admin)
    return { title: 'Dashboard Super Admin', about: 'Semua induk dan instansi', href: hrefTo('dashboard') };
  if (me.is_viewer)
    return { title: 'Dashboard Viewer', about: 'Semua induk dan instansi', href: hrefTo('dashboard.viewer') };
  if (me.is_pemantau)
    return { title: 'Beranda Pemantau', about: 'Semua yang Anda pantau', href: hrefTo('dashboard.viewer') };
  if (!me.is_admin) return undefined;
  return { title: me.nama_tenant ?? 'Induk', about: 'Masuk sebagai admin induk', href: hrefTo('dashboardTenant') };
}
