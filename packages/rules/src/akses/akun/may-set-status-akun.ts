import { STATUS_USER } from '../../kode/status-user.ts';
import { reaches, type Peran } from '../peran.ts';

/**
 * Whether somebody who may change an account may also bring it from one status to another: an operator only between
 * active and inactive. To block, to free, and to answer who waits belongs to those above him (aturan/akses#pengelola).
 */
export const maySetStatusAkun = (actor: Peran, from: number, to: number): boolean =>
  reaches(actor, 'tenant-admin') || Math.max(from, to) <= STATUS_USER.tidak_aktif;
