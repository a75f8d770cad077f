import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { keepAktivasi } from '../../auth/aktivasi/issue-aktivasi.ts';
import { suratAktivasi } from '../akun/surat-aktivasi.ts';
import { insertSuperAdmin, isSuperAdminAda, lockSuperAdmin } from './super-admin.queries.ts';

const SEBAB = 'Anda adalah super admin pertama di Hadir.';

/**
 * While nobody is a super admin who could sign in: the link by which the first one chooses his name and password, made
 * for this address and mailed to it too; the same at every start until it is used (aturan/tenant#super-admin-pertama).
 * Null once there is one.
 */
export function inviteSuperAdminPertama(deps: Deps, email: string): Promise<string | null> {
  return inScope(deps.db, { lingkup: 'semua' }, async (db) => {
    // Several servers may start at once.
    await lockSuperAdmin(db);
    if (await isSuperAdminAda(db)) return null;
    const akun = await insertSuperAdmin(db, email);
    const [aktivasi] = await keepAktivasi({ db, deps, now: deps.now(), tenant_id: null }, [akun.user_id]);
    if (!aktivasi) return null;
    if (akun.is_baru) await deps.mail.send(db, { kepada: email, ...suratAktivasi(akun.nama, aktivasi, SEBAB) });
    return aktivasi.tautan;
  });
}

/** Whether anybody could sign in as one. */
export const isTanpaSuperAdmin = (deps: Deps): Promise<boolean> =>
  inScope(deps.db, { lingkup: 'semua' }, async (db) => !(await isSuperAdminAda(db)), { readOnly: true });
