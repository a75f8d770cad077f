import { hrefTo } from '../../base/links/href-to.ts';
import type { Crumb } from '../../ui/show/breadcrumb.tsx';

/** From the organisation down to a report. */
export function laporanCrumbs(organisasi_id: number, nama: string | undefined, label: string): Crumb[] {
  return [...(nama ? [{ label: nama, href: hrefTo('home', { organisasi_id }) }] : []), { label: 'Laporan' }, { label }];
}
