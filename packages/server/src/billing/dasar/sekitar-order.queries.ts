import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type { Db } from '../../platform/db/open/open-db.ts';

/** What the organisation and its tenant are called. */
export const getNamaTempat = (db: Db, organisasi_id: number) =>
  db
    .selectFrom('organisasi')
    .innerJoin('tenant', 'tenant.tenant_id', 'organisasi.tenant_id')
    .select(['organisasi.organisasi_id', 'organisasi.nama as nama_organisasi', 'tenant.nama as nama_tenant'])
    .where('organisasi.organisasi_id', '=', organisasi_id)
    .executeTakeFirstOrThrow();

/** Who is told of an order, of those who can sign in. */
export type Penerima = { user_id: number; nama: string; email: string | null };

const selectPenerima = (db: Db) =>
  db.selectFrom('users').select(['user_id', 'nama', 'email']).where('status', '=', STATUS_USER.aktif);

/** Whoever ordered, where his account still is one. */
export const listPemesan = async (db: Db, dibuat_oleh: number | null): Promise<Penerima[]> =>
  dibuat_oleh === null ? [] : selectPenerima(db).where('user_id', '=', dibuat_oleh).execute();

/** Those who decide of money that waits to be looked at. */
export const listSuperAdmin = (db: Db): Promise<Penerima[]> =>
  selectPenerima(db).where('is_super_admin', '=', true).orderBy('user_id').execute();
