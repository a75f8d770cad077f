import { hrefTo } from '../../base/links/href-to.ts';
import type { Pemilik } from '../../base/api/pemilik.ts';

/** Where the work hours of an organisation or a tenant are shown, all and one. */
export const jadwalHrefs = (pemilik: Pemilik) =>
  'tenant_id' in pemilik
    ? {
        list: hrefTo('tenant-jamKerja', pemilik),
        detail: (jadwal_id: number) => hrefTo('tenant-jamKerja.detail', { ...pemilik, jadwal_id }),
      }
    : {
        list: hrefTo('jamKerja', pemilik),
        detail: (jadwal_id: number) => hrefTo('jamKerja.detail', { ...pemilik, jadwal_id }),
      };
