import { hrefTo } from '../app/href-to.ts';
import type { Crumb } from '../ui/breadcrumb.tsx';

/** From the organisation down to a report. */
export function laporanCrumbs(organisasi_id: number, nama: string | undefined, label: string): Crumb[] {
  return [...(nama ? [{ label: nama, href: hrefTo('home', { organisasi_id }) }] : []), { label: 'Laporan' }, { label }];
}
