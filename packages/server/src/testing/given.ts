import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { Izin } from '@hadir/rules/akses/izin.ts';
import type { Peran } from '@hadir/rules/akses/peran.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../platform/db/open/open-db.ts';
import type { Tables } from '../platform/db/open/tables.ts';

type Row<T extends keyof Tables> = Partial<Insertable<Tables[T]>>;

type Tugas = { tenant_id: number; organisasi_id: number | null; tgl_mulai?: string; tgl_selesai?: string };

let nomor = 0;
/** A number that no other builder of this process has used. */
export const nomorBaru = () => (nomor += 1);

/** Rows that a test needs, each with what it does not say filled in. Every call makes new ones. */
export function builders(db: Db) {
  const tenant = (fields: Row<'tenant'> & { izin?: string } = {}) => {
    const n = nomorBaru();
    return db
      .insertInto('tenant')
      .values({ no_reg: `T${n}`, kode_tenant: `tenant-${n}`, nama: `Tenant ${n}`, ...fields })
      .returningAll()
      .executeTakeFirstOrThrow();
  };

  /** A subscribed organisation of the general edition, in a tenant of its own unless one is given. */
  const organisasi = async (fields: Row<'organisasi'> & { timezone?: string } = {}) => {
    const { timezone = 'Asia/Jakarta', ...rest } = fields;
    const tenant_id = rest.tenant_id ?? (await tenant()).tenant_id;
    const n = nomorBaru();
    const made = await db
      .insertInto('organisasi')
      .values({
        kode_organisasi: `ORG${n}`,
        nama: `Instansi ${n}`,
        k_sumber_data: SUMBER_DATA.umum,
        is_langganan: true,
        dibuat_pada: '2026-11-16T00:00:00Z',
        ...rest,
        tenant_id,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await db
      .insertInto('pengaturan_organisasi')
      .values({ tenant_id, organisasi_id: made.organisasi_id, timezone, sendiri: fields.timezone ? ['timezone'] : [] })
      .execute();
    return made;
  };

  const akun = (fields: Row<'users'> = {}) => {
    const n = nomorBaru();
    return db
      .insertInto('users')
      .values({ nama: `Orang ${n}`, username: `orang-${n}`, email: `orang-${n}@contoh.id`, gender: 'P', ...fields })
      .returningAll()
      .executeTakeFirstOrThrow();
  };

  type At = { tenant_id: number; organisasi_id: number };
  /** A member since 2020, active, a plain user unless told otherwise. */
  const anggota = async (
    at: At,
    fields: Row<'anggota'> & { nama?: string; tgl_mulai?: string; tgl_selesai?: string | null } = {},
  ) => {
    const { nama, tgl_mulai = '2020-01-01', tgl_selesai = null, ...rest } = fields;
    const { tenant_id, organisasi_id } = at;
    const user_id = rest.user_id ?? (await akun({ tenant_id, ...(nama === undefined ? {} : { nama }) })).user_id;
    const keys = { tenant_id, organisasi_id, user_id };
    await db
      .insertInto('anggota')
      .values({ role: KODE_PERAN.user, status: STATUS_KEANGGOTAAN.aktif, ...rest, ...keys })
      .execute();
    await db
      .insertInto('keanggotaan')
      .values({ ...keys, tgl_mulai, tgl_selesai })
      .execute();
    return keys;
  };

  /** Someone who is this towards the organisation. */
  const orang = async (peran: Peran, at: At) => {
    if (peran === 'operator') return anggota(at, { role: KODE_PERAN.operator });
    if (peran === 'user') return anggota(at);
    if (peran === 'admin') return akun({ tenant_id: at.tenant_id, is_admin: true });
    return peran === 'pemantau' ? pemantau(at) : akun({ [`is_${peran}`]: true });
  };

  /** A monitor of one organisation, or (organisasi_id null) of a whole tenant. */
  const pemantau = async ({ tenant_id, organisasi_id, ...masa }: Tugas) => {
    const orang = await akun({ is_pemantau: true });
    const { user_id } = orang;
    await db
      .insertInto('pemantau_tugas')
      .values({ user_id, tenant_id, organisasi_id, tgl_mulai: masa.tgl_mulai, tgl_selesai: masa.tgl_selesai })
      .execute();
    return orang;
  };

  const izin = (tenant_id: number, peran: Peran, nama: Izin, held: boolean) =>
    db
      .updateTable('tenant')
      .set({ izin: JSON.stringify({ [peran]: { [nama]: held } }) })
      .where('tenant_id', '=', tenant_id)
      .execute();

  return { tenant, organisasi, akun, anggota, orang, pemantau, izin };
}
