import type { RouteName } from '../../../base/links/routes.ts';

/** Screens that one reaches from another, whose menu entry stays marked. */
const REACHED_FROM: Partial<Record<RouteName, RouteName>> = {
  jadwalKerja: 'jamKerja',
  'jadwalKerja.detail': 'jamKerja',
  jadwalShift: 'jamKerja',
  rekapRiwayat: 'riwayatKehadiran',
  'user.detail': 'user',
  'cuti.riwayat': 'riwayatCuti',
  organisasi: 'organisasi.detail',
  'kelola-akses': 'akses',
  admintenant: 'akses',
  'user.operator': 'akses',
  log: 'akses',
  'daftar-organisasi': 'tenant.profil',
};

/** Below another by name, but with a menu entry of its own. */
const ITS_OWN: readonly RouteName[] = ['laporan.kehadiran.harian'];

/** Whether a screen stands under a menu entry: it is the entry's own, one below it by name, or reached from it. */
export function isWithin(current: RouteName, entry: RouteName): boolean {
  if (current === entry || REACHED_FROM[current] === entry) return true;
  return current.startsWith(`${entry}.`) && !ITS_OWN.includes(current);
}
