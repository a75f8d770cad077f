import { STATUS_RECORD } from '../kode/status-record.ts';
import type { Pelaku } from './pelaku.ts';
import type { Peran } from './peran.ts';

/**
 * Whether the organisation of the call is open to who he is there: a closed one to those above it, one that waits or was
 * turned down only for the calls about it itself (aturan/tenant#penutupan).
 */
export function canEnter(
  { organisasi, tenant }: Pick<Pelaku, 'organisasi' | 'tenant'>,
  peran: Peran,
  whenClosed = false,
): boolean {
  if (!organisasi) return false;
  const isAbove = peran === 'super_admin' || peran === 'admin';
  if (tenant?.status !== STATUS_RECORD.aktif && peran !== 'super_admin') return false;
  if (organisasi.status === STATUS_RECORD.aktif || (whenClosed && isAbove)) return true;
  if (organisasi.status === STATUS_RECORD.tidak_aktif) return isAbove;
  return organisasi.status === STATUS_RECORD.diblokir && peran === 'super_admin';
}
