import { izinOf, type Izin } from '@hadir/rules/akses/izin.ts';
import { routes } from '../base/links/routes.ts';

/** The titles of the screens that are closed to who does not hold a permission, as the guard of the addresses reads it. */
export const listLayarIzin = (nama: Izin): string[] => [
  ...new Set(
    Object.values(routes)
      .filter(({ access }) => access !== undefined && access !== 'admin' && izinOf(access) === nama)
      .map(({ title }) => title),
  ),
];
