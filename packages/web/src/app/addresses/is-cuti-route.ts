import type { RouteName } from '../../base/links/routes.ts';

const CUTI: ReadonlySet<RouteName> = new Set([
  'cuti',
  'cuti.detail',
  'riwayatCuti',
  'cuti.riwayat',
  'cuti.setuju',
  'saldoCuti',
  'kategori',
  'kategori.detail',
]);

/** Whether a screen is of the leave feature, which an organisation may switch off. Persetujuan serves more than leave. */
export const isCutiRoute = (name: RouteName): boolean => CUTI.has(name);
